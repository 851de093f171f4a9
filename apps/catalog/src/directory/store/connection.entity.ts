import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MerchantEntity } from './merchant.entity.js';
import { SalesChannelEntity } from './sales-channel.entity.js';

/** A merchant sells in a sales channel. */
@Entity('connection')
export class ConnectionEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => MerchantEntity)
  merchantId!: string;

  @PrimaryColumn('text')
  @ForeignKey(() => SalesChannelEntity)
  salesChannel!: string;
}
