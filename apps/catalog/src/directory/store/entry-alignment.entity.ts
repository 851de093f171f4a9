import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The adjustment of a merchant's SKUs to a channel that opened or closed to it. One row for each pair, restarted with
 * each change. It has no foreign keys: their locks on both parents would conflict with operators' changes of these. */
@Entity('entry_alignment')
export class EntryAlignmentEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  /** New with each restart. */
  @Column('uuid')
  runId!: string;

  /** The last SKU processed; empty before the first. */
  @Column('text', { default: '' })
  afterSku!: string;

  /** SKUs picked up by the channel or withdrawn from it. */
  @Column('integer', { default: 0 })
  changed!: number;

  /** When a worker may process the next portion; a claim moves it by the lease. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  dueAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  /** Null while SKUs remain. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
