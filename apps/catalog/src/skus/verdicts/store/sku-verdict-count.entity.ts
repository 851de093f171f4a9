import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Verdict } from '../domain/verdict.js';

/** How many SKUs have a verdict, of a merchant or of all, in a channel or in any. */
@Entity('sku_verdict_count')
export class SkuVerdictCountEntity {
  /** Empty for all merchants together. */
  @PrimaryColumn('text')
  merchantId!: string;

  /** Empty for SKUs with the verdict in one channel or more. */
  @PrimaryColumn('text')
  salesChannel!: string;

  @PrimaryColumn('text')
  verdict!: Verdict;

  @Column('bigint')
  count!: string;
}
