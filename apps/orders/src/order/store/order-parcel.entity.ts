import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from './order.entity.js';

/** TODO */
@Entity('order_parcel')
export class OrderParcelEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('jsonb')
  parcel!: unknown;

  @Column('text', { nullable: true })
  lastMileTrackingNumber!: string | null;
}
