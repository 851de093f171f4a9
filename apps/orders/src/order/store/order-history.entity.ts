import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import type { HistoryEntry } from '../domain/order-state.js';
import { OrderEntity } from './order.entity.js';

/** The append-only history of orders (decision 6.10): a trigger refuses updates and deletes. */
@Entity('order_history')
export class OrderHistoryEntity {
  /** Ascends in the order in which the entries were written. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => OrderEntity)
  orderId!: string;

  /** Its id in events and answers. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  historyId!: string;

  /** Of its event; null for an entry from before entries had one. */
  @Column('bigint', { nullable: true })
  version!: string | null;

  @Column('text')
  status!: HistoryEntry['status'];

  /** When it happened. */
  @Column('timestamp with time zone', { precision: 3 })
  eventDate!: Date;

  /** When it was written. */
  @Column('timestamp with time zone', { precision: 3 })
  receivedDate!: Date;

  /** Documented per status; null for none. */
  @Column('jsonb', { nullable: true })
  eventData!: object | null;
}
