import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SalesChannelEntity } from '../../directory/store/sales-channel.entity.js';

/** The category of a channel for a reference category and all below it (decision 10.6). */
@Entity('category_mapping')
export class CategoryMappingEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => SalesChannelEntity)
  salesChannel!: string;

  /** Empty: an operator's, for all merchants. */
  @PrimaryColumn('text')
  merchantId!: string;

  /** The category without case and accents. */
  @PrimaryColumn('text')
  categoryKey!: string;

  /** As sent. */
  @Column('text')
  category!: string;

  /** A code, which the taxonomy may have lost since. */
  @Column('text')
  channelCategory!: string;

  /** A client id. */
  @Column('text')
  changedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  lastUpdateDate!: Date;
}
