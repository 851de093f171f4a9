import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** TODO */
@Entity('parked_message')
@Unique(['consumerGroup', 'stream', 'partition', 'offset', 'digest'])
export class ParkedMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  consumerGroup!: string;

  @Column('text')
  stream!: string;

  @Column({ type: 'text', nullable: true })
  key!: string | null;

  @Column('integer')
  partition!: number;

  @Column('bigint')
  offset!: string;

  @Column('text', { nullable: true })
  eventId!: string | null;

  @Column('text', { nullable: true })
  type!: string | null;

  @Column('jsonb')
  headers!: unknown;

  @Column('bytea', { nullable: true })
  value!: Buffer | null;

  @Column('text')
  reason!: string;

  @Column('text')
  detail!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  parkedAt!: Date;

  @Column({ type: 'bytea', insert: false, update: false })
  digest!: Buffer;
}
