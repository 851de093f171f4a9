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

  /** Prices are shown with taxes; without them otherwise. */
  @Column('boolean')
  taxesOnline!: boolean;

  /** As a share: 0.15 is 15%. */
  @Column('numeric')
  feeShare!: string;

  /** A shown price is a multiple of the step plus the offset, in the currency of the channel. */
  @Column('numeric')
  endingStep!: string;

  @Column('numeric')
  endingOffset!: string;

  @Column('boolean')
  active!: boolean;
}
