import type { ChannelSettings } from '#contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of merchants, filled by the events of catalog. */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text') merchantId!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('text', { array: true }) connectedChannels!: string[];
}

/** Projection of sales channels, filled by the events of catalog. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('boolean') active!: boolean;
  @Column('jsonb') settings!: ChannelSettings;
}

/** Projection of the effective exchange rates, filled by the events of taxes; orders keep the rate of their intake. */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
}
