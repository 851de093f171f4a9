import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A republication of SKUs that an operator requested (decision 8.7). */
@Entity('republish_job')
export class RepublishJobEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  /** Null for all merchants. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  /** With `afterSku` the last SKU published; empty before the first. */
  @Column('text', { default: '' })
  afterMerchant!: string;

  @Column('text', { default: '' })
  afterSku!: string;

  /** SKUs published so far. */
  @Column('integer', { default: 0 })
  published!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  /** Null while SKUs remain. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
