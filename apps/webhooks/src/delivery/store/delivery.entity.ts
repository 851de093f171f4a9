import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event on its way to an endpoint, with its attempts; partitioned by the time in the id, dropped by age. */
@Entity('delivery')
export class DeliveryEntity {
  /** A UUIDv7. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  endpointId!: string;

  @Column('text')
  merchantId!: string;

  @Column('uuid')
  eventId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  eventStamp!: Date;

  @Column('text')
  type!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  cause!: 'event' | 'retry' | 'replay' | 'recovery' | 'test';

  @Column('text')
  state!: 'waiting' | 'delivered' | 'dead' | 'dropped';

  /** Oldest first: `at`, `durationMs`, `outcome` and, if known, `status`, `error` and the first KiB of `body`. */
  @Column('jsonb', { default: [] })
  attempts!: object[];

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
