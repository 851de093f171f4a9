import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('idempotency_key')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  clientId!: string;

  @PrimaryColumn('text')
  operation!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  bodyHash!: string;

  @Column('json')
  answer!: unknown;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  keptAt!: Date;
}
