import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { MerchantEntity } from '../../directory/store/merchant.entity.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { LocalizationMessage, SkuContent } from '../domain/sku.js';

/** A SKU. A deleted one keeps its row: its id and version continue when it is created again. */
@Entity('sku')
@Unique(['id'])
export class SkuEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => MerchantEntity)
  merchantId!: string;

  /** The merchant's id, unique within its catalog. */
  @PrimaryColumn('text')
  skuId!: string;

  @Column('uuid')
  id!: string;

  @Column('text')
  productId!: string;

  @Column('boolean')
  main!: boolean;

  /** The fields of the upsert. */
  @Column('jsonb')
  content!: SkuContent;

  @Column('text')
  localizationStatus!: LocalizationStatus;

  /** Why localization ended as it did. */
  @Column('jsonb', { default: () => "'[]'::jsonb" })
  localizationMessages!: LocalizationMessage[];

  /** Orders the list (decisions 1.8, 1.14). */
  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  /** Null of a live SKU. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  deletedAt!: Date | null;

  /** Of its last event. */
  @Column('bigint')
  version!: string;
}
