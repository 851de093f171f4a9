import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StockOrder, StockOrderState } from '../domain/stock.js';

/** An order as far as its stock is concerned (decision 4.3). */
@Entity('stock_order')
export class StockOrderEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  /** RETURNS: from the returns partner in the destination country only (decision 6.11). */
  @Column('text')
  fulfillmentWarehouseType!: StockOrder['fulfillmentWarehouseType'];

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  destinationCountry!: string;

  @Column('text')
  state!: StockOrderState;

  /** The oldest waiting order is served first. */
  @Column('timestamp with time zone', { precision: 3 })
  placedAt!: Date;

  /** Of the last event about its stock; 0 before the first. */
  @Column('bigint')
  version!: string;
}
