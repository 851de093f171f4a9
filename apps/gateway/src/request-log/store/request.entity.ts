import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answered request of a client: without bodies and values, except the answer that refused it (decision 1.19). */
@Entity('request_log')
export class RequestEntity {
  /** From the clock of the list, one for a batch. */
  @PrimaryColumn('timestamp with time zone', { precision: 3 })
  storedAt!: Date;

  @PrimaryColumn('uuid')
  id!: string;

  /** When it arrived. */
  @Column('timestamp with time zone', { precision: 3 })
  at!: Date;

  @Column('integer')
  durationMs!: number;

  @Column('text')
  kind!: string;

  /** The merchant, partner or sales channel, or the operator's client. */
  @Column('text')
  owner!: string;

  @Column('text')
  clientId!: string;

  @Column('text')
  method!: string;

  /** As in the API document; null for an unknown path. */
  @Column('text', { nullable: true })
  path!: string | null;

  /** 499 when the caller closed the connection before the answer ended. */
  @Column('integer')
  status!: number;

  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text')
  requestId!: string;

  @Column('boolean')
  fromConsole!: boolean;

  /** The body of a refusal, 8 KiB at most. */
  @Column('json', { nullable: true })
  refusal!: object | null;
}
