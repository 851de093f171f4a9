import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChannelPrice } from '../../skus/domain/channel-entry.js';

/** What pricing last published of the price of a SKU in a channel. */
@Entity('sku_price')
export class SkuPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  /** Rises with each request for the price; the newest wins (decision 5.1). */
  @Column('bigint')
  request!: string;

  @Column('text')
  state!: ChannelPrice['state'];

  /** Why it failed; null of a localized price. */
  @Column('text', { nullable: true })
  detail!: string | null;
}
