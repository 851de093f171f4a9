import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What pricing needs to know of a merchant, by the events of catalog. */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country!: string;

  /** ISO 4217; payouts are in it. */
  @Column('text')
  currency!: string;

  /** Empty for an inactive merchant, which sells nowhere. */
  @Column('text', { array: true })
  connectedChannels!: string[];
}
