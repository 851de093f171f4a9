import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What pricing needs to know of a SKU, by the events of catalog. */
@Entity('sku')
export class SkuEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('text')
  name!: string;

  /** Kilograms. */
  @Column('numeric')
  weight!: string;

  /** Centimetres, as are width and height. */
  @Column('integer')
  length!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** As the merchant writes it; null until the first event of the SKU since this service keeps it. */
  @Column('text', { nullable: true })
  hscode!: string | null;

  /** Of the goods, ISO 3166-1 alpha-2; null where it is the merchant's. */
  @Column('text', { nullable: true })
  countryOfOrigin!: string | null;

  /** Set by a deletion; cleared when the SKU is upserted again. */
  @Column('boolean')
  deleted!: boolean;
}
