import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../../order/store/order.entity.js';

/** TODO */
@Entity('order_exception')
export class OrderExceptionEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @PrimaryColumn('text')
  kind!: string;

  @Column('text')
  detail!: string;

  @Column('timestamp with time zone', { precision: 3 })
  since!: Date;
}
