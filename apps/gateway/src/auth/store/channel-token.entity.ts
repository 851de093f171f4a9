import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that was issued to a sales channel; the token itself is not stored. */
@Entity('channel_token')
export class ChannelTokenEntity {
  /** The token's `jti`. */
  @PrimaryColumn('text')
  tokenId!: string;

  @Column('text')
  salesChannel!: string;

  /** What it is for (decision 10.2). */
  @Column('text', { array: true, default: () => "'{taxes}'" })
  scopes!: string[];

  /** What an operator calls it. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** At most a minute too early; null for a token that was not used. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;

  /** The key that signed it; null for tokens issued before keys were noted. */
  @Column('text', { nullable: true })
  kid!: string | null;
}
