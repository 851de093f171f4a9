import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sku_text')
export class SkuTextEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  locale!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  color!: string | null;

  @Column('text', { nullable: true })
  size!: string | null;

  @Column('text')
  source!: string;

  @Column('timestamp with time zone', { precision: 3 })
  localizedAt!: Date;
}
