import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EndpointEntity } from '../../endpoints/store/endpoint.entity.js';

/** Sends events of the log to an endpoint again; one at a time runs for each endpoint. */
@Entity('replay')
export class ReplayEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => EndpointEntity)
  endpointId!: string;

  /** `retry`: every delivery that failed. `recovery` follows a disabled endpoint that was enabled again. */
  @Column('text')
  kind!: 'replay' | 'recovery' | 'retry';

  @Column('timestamp with time zone', { precision: 3 })
  fromAt!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  untilAt!: Date;

  /** Null: those of the endpoint. */
  @Column('text', { array: true, nullable: true })
  types!: string[] | null;

  /** Whether events that were delivered are sent again. */
  @Column('text')
  only!: 'failed' | 'all';

  /** The last event of the log that was looked at. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  cursorStamp!: Date | null;

  @Column('integer', { nullable: true })
  cursorSeq!: number | null;

  /** The events of its time and types; null until they are counted. */
  @Column('bigint', { nullable: true })
  total!: string | null;

  @Column('bigint', { default: 0 })
  queued!: string;

  @Column('bigint', { default: 0 })
  skipped!: string;

  @Column('text')
  state!: 'running' | 'done' | 'cancelled';

  @Column('timestamp with time zone', { precision: 3 })
  startedAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;

  /** When the next part of it is queued. */
  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;
}
