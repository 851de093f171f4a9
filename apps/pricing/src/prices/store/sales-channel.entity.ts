import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What pricing needs to know of a sales channel, by the events of catalog. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  /** ISO 3166-1 alpha-2; its tax rules and tariffs apply. */
  @Column('text')
  country!: string;

  /** ISO 4217; prices are shown in it. */
  @Column('text')
  currency!: string;

  /** True where the channel adds taxes at the checkout (DDU), false where prices include them (DDP). */
  @Column('boolean')
  taxesOnline!: boolean;

  /** Of the net price, 0 or more and below 1. */
  @Column('numeric')
  feeShare!: string;

  /** A shown price is a multiple of the step plus the offset, in the currency of the channel. */
  @Column('numeric')
  endingStep!: string;

  @Column('numeric')
  endingOffset!: string;

  @Column('boolean')
  active!: boolean;

  /** Of the freight tariff (decision 9.5). */
  @Column('text', { default: 'STANDARD' })
  service!: string;

  /** The freight inside a price is a part of its own to the tax rules (decision 9.7). */
  @Column('boolean', { default: false })
  freightShownSeparately!: boolean;

  /** That the seller is registered for, as tax rules name it. */
  @Column('text', { nullable: true })
  scheme!: string | null;

  /** State or province of the destination that prices are made for. */
  @Column('text', { nullable: true })
  region!: string | null;
}
