import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SalesChannelEntity } from '../../directory/store/sales-channel.entity.js';
import { SkuEntity } from './sku.entity.js';
import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';
import type { EntryCause, EntryStatus } from '../domain/channel-entry.js';

/** A SKU's status in a sales channel (decision 3.9). */
@Entity('sku_channel')
@ForeignKey(() => SkuEntity, ['merchantId', 'skuId'], ['merchantId', 'skuId'])
export class SkuChannelEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  @ForeignKey(() => SalesChannelEntity)
  salesChannel!: string;

  @Column('text')
  status!: EntryStatus;

  /** What set the status. */
  @Column('text')
  cause!: EntryCause;

  @Column('timestamp with time zone', { precision: 3 })
  statusDate!: Date;

  @Column('text', { nullable: true })
  statusMessage!: string | null;

  /** The channel's id of the SKU, kept when the status changes. */
  @Column('text', { nullable: true })
  salesChannelSkuId!: string | null;

  /** How the SKU fits the channel's taxonomy, as last compared; null where the channel has none. */
  @Column('jsonb', { nullable: true })
  fit!: ChannelFit | null;
}
