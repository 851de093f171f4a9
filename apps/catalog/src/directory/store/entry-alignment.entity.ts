import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('entry_alignment')
export class EntryAlignmentEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('uuid')
  runId!: string;

  @Column('text', { default: '' })
  afterSku!: string;

  @Column('integer', { default: 0 })
  changed!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  dueAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
