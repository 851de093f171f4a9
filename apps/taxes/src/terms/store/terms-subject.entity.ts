import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Phase } from '../domain/periods.js';

/** What was last published of terms, and when they next change. */
@Entity('terms_subject')
export class TermsSubjectEntity {
  @PrimaryColumn('text')
  subject!: string;

  @Column('text')
  line!: string;

  @Column('bigint', { default: 0 })
  version!: string;

  /** The terms of the event, in its order. */
  @Column('json')
  published!: PublishedTerms[];

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;
}

/** Terms in an event. A phase that changes is published, although their days stay the same. */
export interface PublishedTerms {
  /** Of the row in `terms`. */
  row: string;
  until?: string | undefined;
  phase: Phase;
}
