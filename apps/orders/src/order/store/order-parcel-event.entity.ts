import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OrderEntity } from './order.entity.js';
import type { ParcelCopyEvent } from './parcel.store.js';

/** The tracking of an order's parcel as answers show it; stored apart, so that replacing the parcel loses none. */
@Entity('order_parcel_event')
@Unique(['orderId', 'eventId'])
export class OrderParcelEventEntity {
  /** Ascends in the order in which the events were received. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('text')
  eventId!: string;

  @Column('jsonb')
  event!: ParcelCopyEvent;
}
