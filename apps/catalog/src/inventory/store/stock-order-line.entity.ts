import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StockOrderEntity } from './stock-order.entity.js';

/** A line of an order; written once. */
@Entity('stock_order_line')
export class StockOrderLineEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => StockOrderEntity)
  orderId!: string;

  /** Place in the order, from 0. */
  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  itemId!: string;

  @Column('text')
  skuId!: string;

  @Column('integer')
  quantity!: number;
}
