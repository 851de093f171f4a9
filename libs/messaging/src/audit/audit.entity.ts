import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an operator changed, stored with the change (decision 2.4). */
@Entity('audit')
export class AuditEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  at!: Date;

  /** The operator's client id; the consumer group, where an erasure dropped a parked message. */
  @Column('text')
  who!: string;

  /** The kind of change, for example `carrier.changed`. */
  @Column('text')
  what!: string;

  /** What was changed, with the previous state if there was one. */
  @Column('jsonb')
  details!: unknown;
}
