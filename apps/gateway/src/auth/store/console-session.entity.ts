import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session of the console that may be live. */
@Entity('console_session')
@Index('console_session_client', ['clientId', 'begunAt'])
export class ConsoleSessionEntity {
  /** The `jti` of its token. */
  @PrimaryColumn('text')
  tokenId!: string;

  /** The client, or `oidc:` and the name of a person. */
  @Column('text')
  clientId!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  begunAt!: Date;

  @Index('console_session_expiry')
  @Column('timestamp with time zone', { precision: 3 })
  expiresAt!: Date;
}
