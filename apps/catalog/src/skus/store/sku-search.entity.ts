import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SkuEntity } from './sku.entity.js';

/** The text by which a SKU is searched (decision 1.20), written by triggers of `sku`. */
@Entity('sku_search')
@ForeignKey(() => SkuEntity, ['merchantId', 'skuId'], ['merchantId', 'skuId'])
export class SkuSearchEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  /** Lower case without accents: the ids of the SKU and its product, its title and its EAN, a line each. */
  @Column('text')
  key!: string;
}
