import { Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('uuid')
  eventId!: string;

  @PrimaryColumn('text')
  consumerGroup!: string;
}
