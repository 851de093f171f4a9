import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Verdict } from '../domain/verdict.js';

/** The verdict on a live SKU in a channel (decision 3.19). */
@Entity('sku_verdict')
export class SkuVerdictEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('text')
  verdict!: Verdict;

  /** When it became this one. */
  @Column('timestamp with time zone', { precision: 3 })
  since!: Date;
}
