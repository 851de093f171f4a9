import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A message that could not be applied, or that follows one with the same key; operators replay or drop it. */
@Entity('parked_message')
@Unique(['consumerGroup', 'stream', 'partition', 'offset', 'digest'])
export class ParkedMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  consumerGroup!: string;

  @Column('text')
  stream!: string;

  /** Null for a message without a key. */
  @Column({ type: 'text', nullable: true })
  key!: string | null;

  @Column('integer')
  partition!: number;

  @Column('bigint')
  offset!: string;

  /** Null if the headers contain none. */
  @Column('text', { nullable: true })
  eventId!: string | null;

  @Column('text', { nullable: true })
  type!: string | null;

  @Column('jsonb')
  headers!: unknown;

  /** Null for a tombstone. */
  @Column('bytea', { nullable: true })
  value!: Buffer | null;

  /** A code, for example `contract`. */
  @Column('text')
  reason!: string;

  /** The fault in words. */
  @Column('text')
  detail!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  parkedAt!: Date;

  /** The digest of key, headers and value: a recreated topic has another message at the same offset. */
  @Column({ type: 'bytea', insert: false, update: false })
  digest!: Buffer;
}
