import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that publishes the present state of subjects again (decision 8.7). */
@Entity('republication')
export class RepublicationEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  /** What is republished, for example `skus`. */
  @Column('text')
  subject!: string;

  /** Null for all merchants. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  /** Only what changed then or later; null for everything. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  changedFrom!: Date | null;

  /** The key of the last row that was examined; null before the first. */
  @Column('jsonb', { nullable: true })
  afterKey!: object | null;

  /** Subjects published so far. */
  @Column('integer', { default: 0 })
  published!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  /** Null while the job is running. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
