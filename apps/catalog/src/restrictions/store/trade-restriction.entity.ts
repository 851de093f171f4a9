import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TradeRestriction } from '../domain/trade-restriction.js';

/** A trade restriction as it was added, and its end as an operator set it later (decision 3.16). */
@Entity('trade_restriction')
export class TradeRestrictionEntity {
  /** A UUIDv7. */
  @PrimaryColumn('uuid')
  restrictionId!: string;

  /** Digits that the customs code begins with. */
  @Column('text')
  hsPrefix!: string;

  /** ISO 3166-1 alpha-2, or `*`. */
  @Column('text')
  destination!: string;

  @Column('text')
  kind!: TradeRestriction['kind'];

  @Column('text', { nullable: true })
  goods!: string | null;

  /** First day in force, UTC. */
  @Column('date')
  validFrom!: string;

  /** Last day in force, as it was added. */
  @Column('date', { nullable: true })
  validUntil!: string | null;

  @Column('text')
  source!: string;

  /** Why it was added for days that were over. */
  @Column('text', { nullable: true })
  correction!: string | null;

  /** The client that added it. */
  @Column('text')
  addedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  addedAt!: Date;

  /** Last day in force instead of the one that was added; before the first: never in force. */
  @Column('date', { nullable: true })
  endedUntil!: string | null;

  @Column('text', { nullable: true })
  endReason!: string | null;

  /** Why the end changed days that were over. */
  @Column('text', { nullable: true })
  endCorrection!: string | null;

  @Column('text', { nullable: true })
  endedBy!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  endedAt!: Date | null;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  lastUpdateDate!: Date;
}
