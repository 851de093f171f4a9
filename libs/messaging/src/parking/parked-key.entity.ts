import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
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
