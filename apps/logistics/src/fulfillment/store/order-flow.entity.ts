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
  @PrimaryColumn('text') orderId!: string;
  @Column('text') merchantId!: string;
  @Column('text') gateStatus!: string | null;
  @Column('bigint') gateVersion!: string;
  @Column('jsonb') release!: ReleasedOrder | null;
  @Column('text') nextStep!: Step | null;
  @Column('timestamp with time zone') dueAt!: Date | null;
  @Column('text') lastStep!: ReportedStep | null;
  @Column('timestamp with time zone') erasedAt!: Date | null;
  @Column('timestamp with time zone') contentsRemovedAt!: Date | null;
  @Column('text') traceparent!: string | null;
}
