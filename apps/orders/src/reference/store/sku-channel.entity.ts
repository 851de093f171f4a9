import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sku_channel')
export class SkuChannelEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('text', { nullable: true })
  salesChannelSkuId!: string | null;

  @Column('text')
  status!: string;

  @Column('boolean')
  everApproved!: boolean;

  @Column('boolean')
  orderable!: boolean;
}
