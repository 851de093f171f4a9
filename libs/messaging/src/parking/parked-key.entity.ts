import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key with parked messages: the later messages of its group, stream and key are parked as well. */
@Entity('parked_key')
export class ParkedKeyEntity {
  @PrimaryColumn('text')
  consumerGroup!: string;

  @PrimaryColumn('text')
  stream!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  parkedAt!: Date;
}
