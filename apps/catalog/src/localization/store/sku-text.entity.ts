import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TextSource } from '../domain/fit-text.js';

/** The texts of a SKU in one locale. */
@Entity('sku_text')
export class SkuTextEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  /** BCP 47. */
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
  source!: TextSource;

  @Column('timestamp with time zone', { precision: 3 })
  localizedAt!: Date;
}
