import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of the channel entries of SKUs, filled by the events of catalog. */
@Entity('sku_channel')
export class SkuChannelEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  /** The channel's own id of the SKU; null until the channel reports one. */
  @Column('text', { nullable: true })
  salesChannelSkuId!: string | null;

  /** The channel's last answer. */
  @Column('text')
  status!: string;

  /** Never reset: a paid order from the channel is accepted (decision 6.9). */
  @Column('boolean')
  everApproved!: boolean;

  /** Approved, and neither denied nor deleted since (decision 6.5). */
  @Column('boolean')
  orderable!: boolean;
}
