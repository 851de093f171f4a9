import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from './order.entity.js';
import type { ParcelCopy } from './parcel.store.js';

/** An order's copy of its parcel (decision 7.1), which only logistics' events change. */
@Entity('order_parcel')
export class OrderParcelEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('jsonb')
  parcel!: ParcelCopy;

  /** The barcode of the label; null before READY_TO_SHIP. */
  @Column('text', { nullable: true })
  lastMileTrackingNumber!: string | null;
}
