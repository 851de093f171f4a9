import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Published } from '../domain/published.js';

/** The terms of a subject as they were last published. */
@Entity('terms_subject')
export class TermsSubjectEntity {
  @PrimaryColumn('text')
  subject!: string;

  /** ISO 3166-1 alpha-2 */
  @Column('text')
  destination!: string;

  @Column('bigint', { default: 0 })
  version!: string;

  /** Null for what the migration has loaded, until it is published. */
  @Column('json', { nullable: true })
  published!: Published | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  publishedAt!: Date | null;
}
