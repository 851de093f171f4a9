import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A SKU's newest origin price in the merchant's currency, for channels that are connected later (decision 5.1). */
@Entity('origin_price')
export class OriginPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('numeric')
  salePrice!: string;

  @Column('numeric')
  listPrice!: string;

  /** When the merchant sent it: in a call, or with the upsert that was committed then. */
  @Column('timestamp with time zone', { precision: 3 })
  sentAt!: Date;
}
