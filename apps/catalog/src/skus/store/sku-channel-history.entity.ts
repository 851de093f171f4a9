import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EntryStatus } from '../domain/channel-entry.js';

/** Each status that a SKU had in a channel; kept when the SKU is deleted (decision 3.12). */
@Entity('sku_channel_history')
export class SkuChannelHistoryEntity {
  /** In the order of the changes. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('text')
  status!: EntryStatus;

  @Column('timestamp with time zone', { precision: 3 })
  statusDate!: Date;

  @Column('text', { nullable: true })
  statusMessage!: string | null;
}
