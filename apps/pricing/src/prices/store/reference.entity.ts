import type { ChannelSettings } from '#contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What pricing needs to know of a merchant, by the events of catalog. */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text') merchantId!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('text', { array: true }) connectedChannels!: string[];
}

/** What pricing needs to know of a sales channel, by the events of catalog; read by `reference.store.ts`. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('boolean') active!: boolean;
  @Column('jsonb') settings!: ChannelSettings;
}

/** The exchange rate in force, by the events of taxes (decision 5.6). USD itself has no row. */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
  @Column('text') source!: string;
}
