import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The terms in force that the prices of a destination were last compared with (decision 5.9). */
@Entity('rules_seen')
export class RulesSeenEntity {
  /** The country, alpha-2. */
  @PrimaryColumn('text')
  destination!: string;

  /** The versions of the rule set, the duty rates and the tariffs; null where only the previous release saw them. */
  @Column('text', { nullable: true })
  inForce!: string | null;

  /** Of the previous release, which runs while this one starts. */
  @Column('integer', { default: 0 })
  release!: number;

  /** Of the previous release as well. */
  @Column('text', { default: '' })
  since!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  seenAt!: Date;
}
