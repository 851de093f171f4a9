import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SalesChannelEntity } from '../../directory/store/sales-channel.entity.js';
import { SkuEntity } from './sku.entity.js';

/** TODO */
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
  status!: string;

  @Column('text')
  cause!: string;

  @Column('timestamp with time zone', { precision: 3 })
  statusDate!: Date;

  @Column('text', { nullable: true })
  statusMessage!: string | null;

  @Column('text', { nullable: true })
  salesChannelSkuId!: string | null;
}
