import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to a request with an `Idempotency-Key`, kept for 24 hours (decision 1.9). */
@Entity('idempotency_key')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  clientId!: string;

  @PrimaryColumn('text')
  operation!: string;

  @PrimaryColumn('text')
  key!: string;

  /** The same key with another body is refused. */
  @Column('text')
  bodyHash!: string;

  /** Status and body; JSON text is stored as it was written. */
  @Column('json')
  answer!: unknown;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  keptAt!: Date;
}
