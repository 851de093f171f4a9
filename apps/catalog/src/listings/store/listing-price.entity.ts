import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The price of a SKU in a channel as pricing last published it; without amounts where there is none. */
@Entity('listing_price')
export class ListingPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  /** Rises with each request for the price; the newest wins (decision 5.1). */
  @Column('bigint')
  request!: string;

  @Column('numeric', { nullable: true })
  sale!: string | null;

  @Column('numeric', { nullable: true })
  list!: string | null;

  @Column('text', { nullable: true })
  currency!: string | null;

  /** As the channel had it when the price was made. */
  @Column('boolean', { nullable: true })
  taxesIncluded!: boolean | null;
}
