import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job that re-evaluates the prices which a change affects, page by page (decision 5.6). Finished jobs are kept for 7 days. */
@Entity('requeue_job')
export class RequeueJobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') cause!: 'fx' | 'channel' | 'connection' | 'rules';
  @Column('text') quote!: string | null;
  @Column('text') salesChannel!: string | null;
  @Column('text') merchantId!: string | null;
  @Column('text') afterKey!: string;
  @Column('integer') examined!: number;
  @Column('integer') queued!: number;
  @Column('text') country!: string | null;
  @Column('timestamp with time zone') startedAt!: Date;
  @Column('timestamp with time zone') dueAt!: Date;
  @Column('timestamp with time zone') finishedAt!: Date | null;
}
