import { Entity, PrimaryColumn } from 'typeorm';

/** The events that a consumer group has applied, partitioned by the time in the event's id; 30 days are kept. */
@Entity('inbox')
export class InboxEntity {
  /** A UUIDv7. */
  @PrimaryColumn('uuid')
  eventId!: string;

  @PrimaryColumn('text')
  consumerGroup!: string;
}
