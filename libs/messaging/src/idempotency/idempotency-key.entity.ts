import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stored answer to a request with an `Idempotency-Key`; valid for 24 hours (decision 1.9). */
@Entity('idempotency_key')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  clientId!: string;

  @PrimaryColumn('text')
  operation!: string;

  @PrimaryColumn('text')
  key!: string;

  /** A request with the same key and another body is refused. */
  @Column('text')
  bodyHash!: string;

  /** Status and body; JSON text is stored as it was written. */
  @Column('json')
  answer!: unknown;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  keptAt!: Date;
}
