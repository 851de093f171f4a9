import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('outbox_archive')
export class OutboxArchiveEntity {
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
