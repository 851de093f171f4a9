import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Committed events that are not published yet; the relay deletes them in the order of their ids. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('uuid')
  eventId!: string;

  @Column('text')
  stream!: string;

  @Column('text')
  key!: string;

  @Column('text')
  type!: string;

  /** JSON text, as it is sent. */
  @Column('text')
  headers!: string;

  /** JSON text, as it is sent. */
  @Column('text')
  value!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  createdAt!: Date;

  /** Set when the broker refused the event, or one before it with the same key. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  parkedAt!: Date | null;

  /** Null unless it is parked. */
  @Column('text', { nullable: true })
  parkedReason!: string | null;
}
