import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** TODO */
@Entity('requeue_job')
export class RequeueJobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  cause!: string;

  @Column('text', { nullable: true })
  quote!: string | null;

  @Column('text', { nullable: true })
  salesChannel!: string | null;

  @Column('text', { nullable: true })
  merchantId!: string | null;

  @Column('text', { default: '' })
  afterKey!: string;

  @Column('integer', { default: 0 })
  examined!: number;

  @Column('integer', { default: 0 })
  queued!: number;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  dueAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
