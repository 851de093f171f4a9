import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OrderEntity } from './order.entity.js';

/** TODO */
@Entity('order_parcel_event')
@Unique(['orderId', 'eventId'])
export class OrderParcelEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('text')
  eventId!: string;

  @Column('jsonb')
  event!: unknown;
}
