import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sales channel as operators set it up (decision 2.8). */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('text')
  name!: string;

  /** The destination, ISO 3166-1 alpha-2. */
  @Column('text')
  country!: string;

  /** Of its prices, ISO 4217. */
  @Column('text')
  currency!: string;

  /** Of its texts, BCP 47. */
  @Column('text')
  locale!: string;

  /** The channel computes taxes itself, so its prices exclude them. */
  @Column('boolean')
  taxesOnline!: boolean;

  /** Follows `taxesOnline` (decision 6.6). */
  @Column('text')
  taxType!: 'DDP' | 'DDU';

  /** The channel's share of a sale, 0 to below 1. */
  @Column('numeric')
  feeShare!: string;

  /** Shown prices are k·step + offset (decision 5.2). */
  @Column('numeric')
  priceStep!: string;

  @Column('numeric')
  priceOffset!: string;

  @Column('boolean')
  active!: boolean;

  /** Of the freight tariff (decision 9.5). */
  @Column('text', { default: 'STANDARD' })
  service!: string;

  /** Freight is a part of its own to tax rules, else it counts as goods (decision 9.7). */
  @Column('boolean', { default: false })
  freightShownSeparately!: boolean;

  /** That the seller is registered for, as tax rules name it. */
  @Column('text', { nullable: true })
  scheme!: string | null;

  /** State or province of the destination, as tax rules name it. */
  @Column('text', { nullable: true })
  region!: string | null;

  /** When it was created or last changed; the time of its last event. */
  @Column('timestamp with time zone', { precision: 3 })
  changedAt!: Date;

  /** Of its last event. */
  @Column('bigint')
  version!: string;
}
