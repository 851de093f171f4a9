import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Published events, kept for six hours in case Kafka loses them; on compacted streams the last event of each key is
 * kept permanently.
 */
@Entity('outbox_archive')
export class OutboxArchiveEntity {
  /** The id that the row had in the outbox: it gives the order of publication. */
  @PrimaryColumn('bigint')
  id!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  archivedAt!: Date;

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
}
