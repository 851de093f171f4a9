import type { Day, DutyRates } from '#landed-cost';
import { lockSubjects, type UnitOfWork } from '#messaging';
import type { Documents, Terms, TermsKind } from '../domain/documents.js';
import { idOf } from '../domain/documents.js';
import { periodsOf, type Revision } from '../domain/periods.js';
import { TermsEntity } from './terms.entity.js';
import type { TermsSubjectEntity } from './terms-subject.entity.js';

/** A row without its document. */
export interface StoredRevision extends Revision {
  /** Of the row. */
  row: string;
  line: string;
  validUntil?: string | undefined;
  endReason?: string | undefined;
}

/** Terms to be added. */
export interface NewTerms {
  terms: Terms;
  line: string;
  revision: number;
  correction: string | undefined;
  loadedBy: string;
}

const REVISION = `
  id AS row, line, valid_from::text AS "validFrom", revision, valid_until::text AS "validUntil",
  end_reason AS "endReason"`;

type RevisionRow = Omit<StoredRevision, 'id' | 'validUntil' | 'endReason'> & {
  validUntil: string | null;
  endReason: string | null;
};

/** Locks a line to the commit: its revisions, what is in force, and the order in which both are published. */
export function lockLines(uow: UnitOfWork, lines: readonly string[]): void {
  lockSubjects(uow, 'terms', lines);
}

export async function revisionsOf(uow: UnitOfWork, line: string): Promise<StoredRevision[]> {
  const rows = await uow.query<RevisionRow>(
    `SELECT ${REVISION} FROM terms WHERE line = $1 ORDER BY valid_from, revision`,
    [line],
  );
  return rows.map(toRevision);
}

function toRevision({ validUntil, endReason, ...row }: RevisionRow): StoredRevision {
  return {
    ...row,
    id: idOf(row.line, row.validFrom, row.revision),
    validUntil: validUntil ?? undefined,
    endReason: endReason ?? undefined,
  };
}

/** The documents of rows, by row. */
export async function documentsOf(
  uow: UnitOfWork,
  rows: readonly string[],
): Promise<Map<string, Terms['document']>> {
  const found = await uow.query<{ row: string; document: Documents[TermsKind] }>(
    'SELECT id AS row, document FROM terms WHERE id = ANY($1::bigint[])',
    [rows],
  );
  return new Map(found.map(({ row, document }) => [row, document]));
}

/** Whether a row has the document, whatever the order of its members. */
export async function hasDocument(
  uow: UnitOfWork,
  row: string,
  document: Terms['document'],
): Promise<boolean> {
  const [found] = await uow.query<{ same: boolean }>(
    'SELECT document::jsonb = $2::jsonb AS same FROM terms WHERE id = $1',
    [row, JSON.stringify(document)],
  );
  return found?.same === true;
}

export async function insertTerms(
  uow: UnitOfWork,
  { terms: { kind, document }, line, revision, correction, loadedBy }: NewTerms,
): Promise<StoredRevision> {
  const { destination, validFrom, validUntil } = document;
  const [row] = await uow.query<RevisionRow>(
    `INSERT INTO terms (kind, line, destination, valid_from, revision, valid_until, document, correction, loaded_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     RETURNING ${REVISION}`,
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
  return toRevision(row!);
}

export async function endTerms(
  uow: UnitOfWork,
  row: string,
  { validUntil, reason, who }: { validUntil: string; reason: string; who: string },
): Promise<void> {
  const terms = await uow.repository(TermsEntity);
  const endedAt = () => 'clock_timestamp()';
  await terms.update({ id: row }, { validUntil, endReason: reason, endedBy: who, endedAt });
}

/** The moment is the store's and comes after the lock, so that events of a line are in the order of their days. */
export async function storeNow(uow: UnitOfWork): Promise<Date> {
  const [row] = await uow.query<{ now: Date }>('SELECT statement_timestamp() AS now');
  return row!.now;
}

/** The time zone of a destination, by its newest rule set; UTC where it has none. */
export async function timeZoneOf(uow: UnitOfWork, destination: string): Promise<string> {
  const [row] = await uow.query<{ timeZone: string }>(
    `SELECT document ->> 'timeZone' AS "timeZone" FROM terms WHERE line = $1
      ORDER BY valid_from DESC, revision DESC LIMIT 1`,
    [`rules/${destination}`],
  );
  return row?.timeZone ?? 'UTC';
}

/** Those of the currencies that have no exchange rate (decision 9.4). */
export async function withoutRate(
  uow: UnitOfWork,
  currencies: readonly string[],
): Promise<Set<string>> {
  const rows = await uow.query<{ currency: string }>(
    `SELECT DISTINCT currency FROM unnest($1::text[]) AS t (currency)
      WHERE currency <> 'USD' AND NOT EXISTS (SELECT FROM fx_rate WHERE quote = currency)`,
    [currencies],
  );
  return new Set(rows.map(({ currency }) => currency));
}

/** Units of currencies for one US dollar, as far as rates are in force. */
export async function ratesInForce(
  uow: UnitOfWork,
  currencies: readonly string[],
): Promise<Map<string, string>> {
  const rows = await uow.query<{ quote: string; rate: string }>(
    `SELECT DISTINCT ON (quote) quote, rate FROM fx_rate
      WHERE quote = ANY($1::text[]) AND valid_from <= statement_timestamp()
      ORDER BY quote, valid_from DESC`,
    [currencies],
  );
  return new Map(rows.map(({ quote, rate }) => [quote, rate]));
}

/** The duty rates of a destination on a day. */
export async function dutiesOn(
  uow: UnitOfWork,
  destination: string,
  day: Day,
): Promise<DutyRates | undefined> {
  const revisions = await revisionsOf(uow, `duties/${destination}`);
  const period = periodsOf(revisions).find(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
  if (!period) return undefined;
  return (await documentsOf(uow, [period.terms.row])).get(period.terms.row) as DutyRates;
}

/** Up to ten lines of which something came into force or ended. */
export async function dueLines(uow: UnitOfWork): Promise<string[]> {
  const rows = await uow.query<{ line: string }>(
    `SELECT DISTINCT line FROM terms_subject WHERE due_at <= statement_timestamp() ORDER BY line LIMIT 10`,
  );
  return rows.map(({ line }) => line);
}

/** The subjects of a line as they were last published. */
export async function subjectsOf(uow: UnitOfWork, line: string): Promise<TermsSubjectEntity[]> {
  return uow.query<TermsSubjectEntity>(
    `SELECT subject, line, version, published, published_at AS "publishedAt", due_at AS "dueAt"
       FROM terms_subject WHERE line = $1 ORDER BY subject`,
    [line],
  );
}

/** Notes what is published of a subject. */
export function savePublished(
  uow: UnitOfWork,
  { subject, line, version, published, publishedAt }: Omit<TermsSubjectEntity, 'dueAt'>,
): void {
  uow.write(
    `INSERT INTO terms_subject (subject, line, version, published, published_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject) DO UPDATE
        SET version = excluded.version, published = excluded.published, published_at = excluded.published_at`,
    [subject, line, version, JSON.stringify(published), publishedAt],
  );
}

export function saveDue(uow: UnitOfWork, line: string, dueAt: Date | undefined): void {
  uow.write('UPDATE terms_subject SET due_at = $2 WHERE line = $1', [line, dueAt ?? null]);
}

/** The duty rates and tariffs of a destination look again when they are due: its time zone may be another now. */
export function makeOthersDue(uow: UnitOfWork, destination: string): void {
  uow.write(
    `UPDATE terms_subject SET due_at = statement_timestamp()
      WHERE line IN (SELECT line FROM terms WHERE destination = $1 AND kind <> 'rules')`,
    [destination],
  );
}
