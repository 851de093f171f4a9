import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of the SKU data that an order copies at intake, filled by the events of catalog. */
@Entity('sku')
export class SkuEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  /** The id that the service gave the SKU. */
  @Column('text')
  id!: string;

  @Column('text')
  productId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  ean!: string;

  @Column('text')
  hscode!: string;

  /** ISO 3166-1 alpha-2; null when not sent: the merchant's country then counts. */
  @Column('text', { nullable: true })
  countryOfOrigin!: string | null;

  /** kg */
  @Column('numeric')
  weight!: string;

  /** cm */
  @Column('integer')
  height!: number;

  /** cm */
  @Column('integer')
  width!: number;

  /** cm */
  @Column('integer')
  length!: number;

  /** The first image; null without images. */
  @Column('text', { nullable: true })
  imageUrl!: string | null;
}
