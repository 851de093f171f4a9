import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import type { Step } from '../domain/order-flow.js';
import type { ReportedStep } from '../domain/progress.js';

/**
 * The fulfilment of an order. Its status and its release come from two streams, in either order (events.md, races); a
 * row is due only while both allow its next step, so the poller reads this table only.
 */
@Entity('order_flow')
export class OrderFlowEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  /** The order's status as orders last published it; null before its first event. */
  @Column('text', { nullable: true })
  gateStatus!: string | null;

  /** The version of the event that set `gateStatus`. */
  @Column('bigint', { default: 0 })
  gateVersion!: string;

  /** The data that the steps need, with the buyer's personal data; null until the order is released. */
  @Column('jsonb', { nullable: true })
  release!: ReleasedOrder | null;

  /** Null when no step is left. */
  @Column('text', { nullable: true })
  nextStep!: Step | null;

  /** When the next step is taken; null while the gate is closed or the step waits for a report. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;

  /** The last taken step of those that can be reported; a repeated report has no effect. */
  @Column('text', { nullable: true })
  lastStep!: ReportedStep | null;

  /** When the buyer's personal data was erased (decision 8.6). */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  erasedAt!: Date | null;

  /** When the erased buyer's documents were deleted from the document store; null while that is still to be done. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  contentsRemovedAt!: Date | null;

  /** The trace of the event that made the next step due. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}
