import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('order_flow')
export class OrderFlowEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text', { nullable: true })
  gateStatus!: string | null;

  @Column('bigint', { default: 0 })
  gateVersion!: string;

  @Column('jsonb', { nullable: true })
  release!: unknown | null;

  @Column('text', { nullable: true })
  nextStep!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;

  @Column('text', { nullable: true })
  lastStep!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  erasedAt!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  contentsRemovedAt!: Date | null;

  @Column('text', { nullable: true })
  traceparent!: string | null;
}
