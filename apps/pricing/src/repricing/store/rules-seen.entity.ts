import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest state of a country's tax rules and tariffs that its prices were compared with (decision 5.9). */
@Entity('rules_seen')
export class RulesSeenEntity {
  /** The country, alpha-2. */
  @PrimaryColumn('text')
  destination!: string;

  /** Of the rule data; raised when a past rule is corrected. */
  @Column('integer')
  release!: number;

  /** The day on which the newest rule came into force, `YYYY-MM-DD`. */
  @Column('text')
  since!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  seenAt!: Date;
}
