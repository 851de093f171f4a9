import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EndpointEntity } from './endpoint.entity.js';

/** How an endpoint answers; no row before its first failure or success that was written down. */
@Entity('endpoint_health')
export class EndpointHealthEntity {
  @PrimaryColumn('uuid')
  @ForeignKey(() => EndpointEntity)
  endpointId!: string;

  /** In a row. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** The first failure since the last success. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  failingSince!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastSuccessAt!: Date | null;

  /** When the next single attempt is made after ten failures in a row; null: without such a limit. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  probeAt!: Date | null;

  /** Of the last answer; null if there was none. */
  @Column('integer', { nullable: true })
  lastStatus!: number | null;

  /** Why there was no answer the last time. */
  @Column('text', { nullable: true })
  lastError!: string | null;
}
