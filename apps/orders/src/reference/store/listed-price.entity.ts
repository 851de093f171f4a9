import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of the prices in channels and their changes, filled by the events of pricing; the former ones of 8 days. */
@Entity('listed_price')
export class ListedPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  /** Rises with each change; the price is in force until the next one. */
  @PrimaryColumn('bigint')
  request!: string;

  @Column('timestamp with time zone', { precision: 3 })
  validFrom!: Date;

  /** Of one unit; null where the price could not be computed, which ended the one before. */
  @Column('numeric', { nullable: true })
  sale!: string | null;

  /** ISO 4217 */
  @Column('text', { nullable: true })
  currency!: string | null;

  /** When this service learned of it. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  knownAt!: Date;
}
