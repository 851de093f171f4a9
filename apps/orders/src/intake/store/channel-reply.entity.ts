import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The versions of the rejections that were published to channels (decision 6.9). */
@Entity('channel_reply')
export class ChannelReplyEntity {
  /** `salesChannel:salesChannelOrderId` */
  @PrimaryColumn('text')
  subject!: string;

  /** Of the last rejection. */
  @Column('bigint')
  version!: string;
}
