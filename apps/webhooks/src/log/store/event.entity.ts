import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The log: the events of the open streams that carry a merchant's facts, partitioned by day, dropped by age. */
@Entity('event')
export class EventEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  /** From the clock of the merchant's list `events`, drawn last before the commit. */
  @PrimaryColumn('timestamp with time zone', { precision: 3 })
  stamp!: Date;

  /** The place among the events with the same stamp. */
  @PrimaryColumn('integer')
  seq!: number;

  @Column('uuid')
  eventId!: string;

  @Column('text')
  stream!: string;

  @Column('text')
  type!: string;

  @Column('text')
  subject!: string;

  @Column('bigint')
  version!: string;

  @Column('timestamp with time zone', { precision: 3 })
  occurredAt!: Date;

  @Column('text')
  dataschema!: string;

  @Column('text', { nullable: true })
  traceparent!: string | null;

  /** The exact bytes of the message. */
  @Column('bytea')
  value!: Buffer;
}
