import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The token of a console session that was ended before it expired. */
@Entity('ended_session')
export class EndedSessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('text')
  tokenId!: string;

  @Index('ended_session_expiry')
  @Column('timestamp with time zone', { precision: 3 })
  expiresAt!: Date;

  /** The id of the transaction that ended it. */
  @Index('ended_session_ended_by')
  @Column('bigint', { default: () => 'pg_current_xact_id()::text::bigint' })
  endedBy!: string;
}
