import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The comparison of a merchant's SKUs with what a channel requires, portion by portion, after the taxonomy or a mapping
 * changed. No references: their locks would meet those of operators' changes.
 */
@Entity('requirement_recheck')
export class RequirementRecheckEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  @PrimaryColumn('text')
  merchantId!: string;

  /** The last SKU compared; empty before the first. */
  @Column('text', { default: '' })
  afterSku!: string;

  /** The last SKU compared before the latest change: after the last SKU, the job repeats the SKUs up to this one. */
  @Column('text', { default: '' })
  untilSku!: string;

  /** Whether the job repeats SKUs, up to `untilSku`. */
  @Column('boolean', { default: false })
  again!: boolean;

  /** SKUs whose result differs from the previous one. */
  @Column('integer', { default: 0 })
  changed!: number;

  /** The job that has waited longest goes first. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  dueAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  /** Null while SKUs remain. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
