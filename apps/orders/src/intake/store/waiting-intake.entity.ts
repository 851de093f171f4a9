import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A channel's event that waits for reference data, or for an earlier event of its order (decision 6.9). The rows of an
 * order are applied by ascending id.
 */
@Entity('waiting_intake')
export class WaitingIntakeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  /** The event's type. */
  @Column('text')
  type!: string;

  @Column('jsonb')
  event!: object;

  @Column('timestamp with time zone', { name: 'arrived_at', precision: 3 })
  receivedAt!: Date;

  /** A text for operators: what is not known yet. */
  @Column('text')
  detail!: string;

  /** The next try; null when an earlier event of the order blocks this one. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;
}
