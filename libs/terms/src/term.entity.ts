import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TermDocument } from './term-document.js';

/** Tax rules, duty rates or a freight tariff as taxes last published them (decision 9.6). */
@Entity('term')
export class TermEntity {
  /** The subject of the events, as `rules/DE`. */
  @PrimaryColumn('text')
  key!: string;

  /** ISO 3166-1 alpha-2 */
  @Column('text')
  destination!: string;

  /** Of the last event; 0 for what the migration loaded. */
  @Column('bigint')
  version!: string;

  /** Another one for each event: what was compiled of a document is found by it. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  contentId!: string;

  /** The event without its envelope. */
  @Column('jsonb')
  document!: TermDocument;
}
