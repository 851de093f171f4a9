import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { MerchantEntity } from '../../directory/store/merchant.entity.js';

/** TODO */
@Entity('sku')
@Unique(['id'])
export class SkuEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => MerchantEntity)
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('uuid')
  id!: string;

  @Column('text')
  productId!: string;

  @Column('boolean')
  main!: boolean;

  @Column('jsonb')
  content!: unknown;

  @Column('text')
  localizationStatus!: string;

  @Column('jsonb', { default: () => "'[]'::jsonb" })
  localizationMessages!: unknown;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column('bigint')
  version!: string;
}
