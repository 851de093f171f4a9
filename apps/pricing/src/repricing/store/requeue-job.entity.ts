import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job that re-evaluates the prices which a change affects, page by page (decision 5.6). Finished jobs are kept for 7 days. */
@Entity('requeue_job')
export class RequeueJobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  cause!: 'fx' | 'channel' | 'connection' | 'rules';

  /** The currency whose rate changed; null unless the cause is `fx`. */
  @Column('text', { nullable: true })
  quote!: string | null;

  /** Null unless the cause is `channel` or `connection`. */
  @Column('text', { nullable: true })
  salesChannel!: string | null;

  /** Null unless the cause is `connection`. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  /** The last id of the last page, of a SKU where the cause is `connection`, else of a price; empty before the first page. */
  @Column('text', { default: '' })
  afterKey!: string;

  /** Prices re-evaluated so far. */
  @Column('integer', { default: 0 })
  examined!: number;

  /** Those of them that were queued again. */
  @Column('integer', { default: 0 })
  queued!: number;

  /** Alpha-2; null unless the cause is `rules`. */
  @Column('text', { nullable: true })
  country!: string | null;

  /** When the change was seen. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  startedAt!: Date;

  /** The job waits until then: a rules job until the clocks of all instances have reached the day of the rules. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  dueAt!: Date;

  /** Null while the job is waiting or running. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
