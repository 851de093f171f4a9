import type { Day, DutyRates } from '#landed-cost';
import { lockSubjects, type UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DestinationRevision } from '../domain/calendar.js';
import { idOf, type Terms, type TermsKind } from '../domain/documents.js';
import { periodsOf } from '../domain/periods.js';
import type { Published } from '../domain/published.js';
import type { TermsInEvent } from '../events.js';

/** A row without its document. */
export interface StoredRevision extends DestinationRevision {
  /** The last day in the document; `validUntil` is the last day that an operator set later, if any. */
  loadedUntil: string | undefined;
  end: StoredEnd | undefined;
}

interface StoredEnd {
  reason: string;
  endedBy: string;
  endedAt: Date;
}

/** Terms to add. */
export interface NewTerms {
  terms: Terms;
  line: string;
  revision: number;
  correction: string | undefined;
  loadedBy: string;
}

/** The terms of a subject as they were last published; null for what the migration has loaded, until then. */
export interface TermsSubject {
  subject: string;
  destination: string;
  version: string;
  published: Published | null;
  publishedAt: Date | null;
}

/** A last day that an operator gave to a revision; the newest one counts, and none is changed (decision 9.4). */
@Entity('terms_end')
class TermsEndEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('bigint') terms!: string;
  @Column('date') validUntil!: string;
  @Column('text') reason!: string;
  @Column('text') correction!: string | null;
  @Column('text') endedBy!: string;
  @Column('timestamp with time zone') endedAt!: Date;
}

/** A last day that an operator gives to a revision. */
export type NewEnd = Omit<TermsEndEntity, 'id' | 'endedAt'> & { endedAt?: Date };

/** SQL: a row `t` of `terms`, with the end `e` that an operator last set. */
export const TERMS_WITH_END = `
  terms t LEFT JOIN LATERAL (
    SELECT valid_until AS ended_until, reason, ended_by, ended_at FROM terms_end
     WHERE terms = t.id ORDER BY id DESC LIMIT 1) e ON true`;

/** SQL: the effective last day of {@link TERMS_WITH_END}. */
export const LAST_DAY = 'coalesce(e.ended_until, t.valid_until)';

interface RevisionRow {
  row: string;
  line: string;
  validFrom: string;
  revision: number;
  loadedUntil: string | null;
  validUntil: string | null;
  reason: string | null;
  endedBy: string;
  endedAt: Date;
  timeZone: string | null;
}

/**
 * Locks destinations until the commit: their revisions, the terms in force, and the order of publication. All terms of
 * a destination have one time zone and one calendar.
 */
export function lockDestinations(unitOfWork: UnitOfWork, destinations: readonly string[]): void {
  lockSubjects(unitOfWork, 'terms', destinations);
}

/** Limits the time that the transaction waits for locks; for work that can be retried. */
export function waitShortlyForLocks(unitOfWork: UnitOfWork): void {
  unitOfWork.write(`SELECT set_config('lock_timeout', $1, true)`, ['1s']);
}

/**
 * All revisions of a destination.
 * @param kinds the kinds to read; all if left out
 */
export async function revisionsOf(
  queries: Queries,
  destination: string,
  kinds?: readonly TermsKind[],
): Promise<StoredRevision[]> {
  const rows = await queries.query<RevisionRow>(
    `SELECT id AS row, line, valid_from::text AS "validFrom", revision, valid_until::text AS "loadedUntil",
            ${LAST_DAY}::text AS "validUntil", reason, ended_by AS "endedBy", ended_at AS "endedAt",
            time_zone AS "timeZone"
       FROM ${TERMS_WITH_END} WHERE destination = $1 AND ($2::text[] IS NULL OR kind = ANY($2))
      ORDER BY valid_from, revision`,
    [destination, kinds],
  );
  return rows.map(toRevision);
}

function toRevision({ reason, endedBy, endedAt, ...row }: RevisionRow): StoredRevision {
  return {
    ...row,
    id: idOf(row.line, row.validFrom, row.revision),
    loadedUntil: row.loadedUntil ?? undefined,
    validUntil: row.validUntil ?? undefined,
    timeZone: row.timeZone ?? undefined,
    end: reason === null ? undefined : { reason, endedBy, endedAt },
  };
}

/** The documents of rows, by row. */
export async function documentsOf(
  queries: Queries,
  rows: readonly string[],
): Promise<Map<string, Terms['document']>> {
  const stored = await queries.query<{ row: string; document: Terms['document'] }>(
    'SELECT id AS row, document FROM terms WHERE id = ANY($1::bigint[])',
    [rows],
  );
  return new Map(stored.map(({ row, document }) => [row, document]));
}

/** Rows in the same order, with their documents. */
export function contentsOf(
  rows: readonly string[],
  revisions: readonly StoredRevision[],
  documents: ReadonlyMap<string, Terms['document']>,
): TermsInEvent[] {
  return rows.map((row) => {
    const { id, revision, validFrom } = revisions.find((candidate) => candidate.row === row)!;
    return { id, revision, validFrom, document: documents.get(row)! };
  });
}

/** Whether a row has the document, regardless of the order of its members. */
export async function hasDocument(
  unitOfWork: UnitOfWork,
  row: string,
  document: Terms['document'],
): Promise<boolean> {
  const [comparison] = await unitOfWork.query<{ same: boolean }>(
    'SELECT document::jsonb = $2::jsonb AS same FROM terms WHERE id = $1',
    [row, JSON.stringify(document)],
  );
  return comparison?.same === true;
}

export async function insertTerms(
  unitOfWork: UnitOfWork,
  { terms: { kind, document }, line, revision, correction, loadedBy }: NewTerms,
): Promise<{ row: string }> {
  const { destination, validFrom, validUntil } = document;
  const [row] = await unitOfWork.query<{ row: string }>(
    `INSERT INTO terms (kind, line, destination, valid_from, revision, valid_until, document, correction, loaded_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     RETURNING id AS row`,
    [
      kind,
      line,
      destination,
      validFrom,
      revision,
      validUntil,
      JSON.stringify(document),
      correction,
      loadedBy,
    ],
  );
  return row!;
}

/** Sets the last day of a revision. */
export async function insertEnd(unitOfWork: UnitOfWork, end: NewEnd): Promise<void> {
  await (await unitOfWork.repository(TermsEndEntity)).insert(end);
}

/** The currencies without an exchange rate (decision 9.4). */
export async function withoutRate(
  unitOfWork: UnitOfWork,
  currencies: readonly string[],
): Promise<Set<string>> {
  const rows = await unitOfWork.query<{ currency: string }>(
    `SELECT DISTINCT currency FROM unnest($1::text[]) AS t (currency)
      WHERE currency <> 'USD' AND NOT EXISTS (SELECT FROM fx_rate WHERE quote = currency)`,
    [currencies],
  );
  return new Set(rows.map(({ currency }) => currency));
}

/** Units of currencies per US dollar, for currencies with a rate in force. */
export async function ratesInForce(
  unitOfWork: UnitOfWork,
  currencies: readonly string[],
): Promise<Map<string, string>> {
  const rows = await unitOfWork.query<{ quote: string; rate: string }>(
    `SELECT DISTINCT ON (quote) quote, rate FROM fx_rate
      WHERE quote = ANY($1::text[]) AND valid_from <= statement_timestamp()
      ORDER BY quote, valid_from DESC`,
    [currencies],
  );
  return new Map(rows.map(({ quote, rate }) => [quote, rate]));
}

/** The duty rates of a destination on a day. */
export async function dutiesOn(
  unitOfWork: UnitOfWork,
  revisions: readonly StoredRevision[],
  day: Day,
): Promise<DutyRates | undefined> {
  const tables = revisions.filter(({ line }) => line.startsWith('duties/'));
  const period = periodsOf(tables).findLast(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
  if (!period) return undefined;
  return (await documentsOf(unitOfWork, [period.terms.row])).get(period.terms.row) as DutyRates;
}

/** The last published state of the subjects of a destination. */
export async function subjectsOf(
  unitOfWork: UnitOfWork,
  destination: string,
): Promise<TermsSubject[]> {
  return unitOfWork.query<TermsSubject>(
    `SELECT subject, destination, version, published, published_at AS "publishedAt"
       FROM terms_subject WHERE destination = $1 ORDER BY subject`,
    [destination],
  );
}

/** Records the published state of a subject. */
export function savePublished(
  unitOfWork: UnitOfWork,
  { subject, destination, version, published, publishedAt }: TermsSubject,
): void {
  unitOfWork.write(
    `INSERT INTO terms_subject (subject, destination, version, published, published_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject) DO UPDATE
        SET version = excluded.version, published = excluded.published, published_at = excluded.published_at`,
    [subject, destination, version, JSON.stringify(published), publishedAt],
  );
}
