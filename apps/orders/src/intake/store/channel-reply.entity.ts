import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('channel_reply')
export class ChannelReplyEntity {
  @PrimaryColumn('text')
  subject!: string;

  @Column('bigint')
  version!: string;
}
