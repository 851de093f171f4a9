import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from './order.entity.js';

/** TODO */
@Entity('order_history')
export class OrderHistoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  @Column('text')
  status!: string;

  @Column('timestamp with time zone', { precision: 3 })
  eventDate!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  receivedDate!: Date;

  @Column('jsonb', { nullable: true })
  eventData!: unknown | null;
}
