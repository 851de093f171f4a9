import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../../order/store/order.entity.js';

/** An order that needs an operator's attention (decision 6.3). */
@Entity('order_exception')
export class OrderExceptionEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  /** For example `shipped-after-cancel`. */
  @PrimaryColumn('text')
  kind!: string;

  /** A text for operators. */
  @Column('text')
  detail!: string;

  @Column('timestamp with time zone', { precision: 3 })
  since!: Date;
}
