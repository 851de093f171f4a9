import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sku')
export class SkuEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('text')
  name!: string;

  @Column('numeric')
  weight!: string;

  @Column('integer')
  length!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('boolean')
  deleted!: boolean;
}
