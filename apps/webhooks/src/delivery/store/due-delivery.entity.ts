import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The queue: a row for each delivery that is not finished. */
@Entity('due_delivery')
export class DueDeliveryEntity {
  @PrimaryColumn('uuid')
  deliveryId!: string;

  /** The order within a subject. */
  @Column('bigint')
  sequence!: string;

  @Column('uuid')
  endpointId!: string;

  @Column('uuid')
  eventId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  eventStamp!: Date;

  @Column('text')
  merchantId!: string;

  /** The delivery's own id if the endpoint wants no order. */
  @Column('text')
  subject!: string;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  firstAttemptAt!: Date | null;

  /** When it may be taken; taking it moves this beyond the longest exchange. */
  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;

  @Column('boolean', { default: false })
  taken!: boolean;

  /** The receiver asked to wait until `dueAt`: the others of the subject wait as well. */
  @Column('boolean', { default: false })
  requested!: boolean;

  /** Attempts after which the receiver asked for a shorter wait than that of the schedule. */
  @Column('integer', { default: 0 })
  hurried!: number;

  /** A person has asked for it: it goes first, even while its endpoint is paused. */
  @Column('boolean', { default: false })
  urgent!: boolean;
}
