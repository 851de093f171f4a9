import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** TODO */
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

  @Column('text')
  headers!: string;

  @Column('text')
  value!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  parkedAt!: Date | null;

  @Column('text', { nullable: true })
  parkedReason!: string | null;
}
