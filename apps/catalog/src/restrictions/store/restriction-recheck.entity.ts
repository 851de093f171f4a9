import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TradeRestrictionEntity } from './trade-restriction.entity.js';

/** The recheck of the SKUs that a restriction concerns, portion by portion (decision 3.7). */
@Entity('restriction_recheck')
export class RestrictionRecheckEntity {
  @PrimaryColumn('uuid')
  @ForeignKey(() => TradeRestrictionEntity)
  restrictionId!: string;

  /** When the next portion is due; null once the restriction has ended and its SKUs are rechecked. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;

  /** A pass while nothing has changed; those after a change, a first or a last day go before it. */
  @Column('boolean', { default: false })
  periodic!: boolean;

  /** When the first portion was done; null between two rechecks. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  startedAt!: Date | null;

  /** Customs code, merchant and id of the last SKU of the portion before; empty before the first. */
  @Column('text', { default: '' })
  afterCode!: string;

  @Column('text', { default: '' })
  afterMerchant!: string;

  @Column('text', { default: '' })
  afterSku!: string;
}
