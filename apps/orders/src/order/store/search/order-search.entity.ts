import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order.entity.js';

/** The text by which an order is searched (decision 1.20), written by triggers of `orders`, erased with the buyer. */
@Entity('order_search')
export class OrderSearchEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('text')
  merchantId!: string;

  /** Lower case without accents: ids, and the buyer's name, e-mail and document, a line each. */
  @Column('text')
  key!: string;
}
