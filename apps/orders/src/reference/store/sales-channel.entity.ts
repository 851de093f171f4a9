import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of sales channels, filled by the events of catalog. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  /** ISO 3166 alpha-2 */
  @Column('text')
  country!: string;

  /** ISO 4217 */
  @Column('text')
  currency!: string;

  /** DDP: prices include taxes (decision 6.6). */
  @Column('text')
  taxType!: 'DDP' | 'DDU';

  /** The channel's fee as a share of the value without taxes. */
  @Column('numeric')
  feeShare!: string;

  @Column('boolean')
  active!: boolean;

  /** Of the freight tariff (decision 9.5). */
  @Column('text', { default: 'STANDARD' })
  service!: string;

  /** Freight is a part of its own to the tax rules (decision 9.7). */
  @Column('boolean', { default: false })
  freightShownSeparately!: boolean;

  /** That the seller is registered for, as tax rules name it. */
  @Column('text', { nullable: true })
  scheme!: string | null;

  /** State or province of orders whose address names none. */
  @Column('text', { nullable: true })
  region!: string | null;
}
