import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sku_price')
export class SkuPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('bigint')
  request!: string;

  @Column('text')
  state!: string;

  @Column('text', { nullable: true })
  detail!: string | null;
}
