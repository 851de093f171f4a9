import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that publishes valid prices again (decision 8.7). */
@Entity('republish_job')
export class RepublishJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for all merchants. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  /** The id of the last price that was published; empty before the first. */
  @Column('text', { default: '' })
  afterKey!: string;

  /** Prices published so far. */
  @Column('integer', { default: 0 })
  republished!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  startedAt!: Date;

  /** Null while the job is running. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
