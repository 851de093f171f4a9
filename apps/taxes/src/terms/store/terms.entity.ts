import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { RuleSet, DutyRates, FreightTariff } from '#landed-cost';
import type { TermsKind } from '../domain/documents.js';

/** A revision of a tax rule set, of duty rates or of a freight tariff; none is changed or removed (decision 9.4). */
@Entity('terms')
@Unique(['line', 'validFrom', 'revision'])
export class TermsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  kind!: TermsKind;

  /** The documents that follow each other, as `rules/DE`. */
  @Column('text')
  line!: string;

  @Column('text')
  destination!: string;

  @Column('date')
  validFrom!: string;

  @Column('integer')
  revision!: number;

  /** The last day of the document; one that an operator gave since is in `terms_end`. */
  @Column('date', { nullable: true })
  validUntil!: string | null;

  /** As it was loaded. Its members keep their order, for those who read it. */
  @Column('json')
  document!: RuleSet | DutyRates | FreightTariff;

  /** Of the document, so that lists need not parse it. */
  @Column({
    type: 'json',
    generatedType: 'STORED',
    asExpression: `document -> 'source'`,
    insert: false,
    update: false,
  })
  source!: string[];

  /** Of the document, if it is a rule set. */
  @Column({
    type: 'text',
    generatedType: 'STORED',
    asExpression: `document ->> 'timeZone'`,
    nullable: true,
    insert: false,
    update: false,
  })
  timeZone!: string | null;

  /** Of the document. */
  @Column({
    type: 'boolean',
    generatedType: 'STORED',
    asExpression: `(document ->> 'estimate')::boolean`,
    nullable: true,
    insert: false,
    update: false,
  })
  estimate!: boolean | null;

  /** Why it replaces what applied on days that are over, or an earlier revision. */
  @Column('text', { nullable: true })
  correction!: string | null;

  @Column('text')
  loadedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  loadedAt!: Date;
}
