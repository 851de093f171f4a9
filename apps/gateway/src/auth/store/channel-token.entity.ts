import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('channel_token')
export class ChannelTokenEntity {
  @PrimaryColumn('text')
  tokenId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;

  @Column('text', { nullable: true })
  kid!: string | null;
}
