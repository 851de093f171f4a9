import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sku')
export class SkuEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

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

  @Column('numeric')
  weight!: string;

  @Column('integer')
  height!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  length!: number;

  @Column('text', { nullable: true })
  imageUrl!: string | null;
}
