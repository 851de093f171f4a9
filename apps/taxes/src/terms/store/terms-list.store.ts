import { dayIn, type Day } from '#landed-cost';
import { MIB } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { zoneOf } from '../domain/calendar.js';
import { idOf, type Terms, type TermsKind } from '../domain/documents.js';
import { periodsOf, type Revision } from '../domain/periods.js';
import { LAST_DAY, revisionsOf, TERMS_WITH_END } from './terms.store.js';

/** A revision for operators; the document is left out of lists. */
export interface ListedTerms {
  /** The position in the list. */
  row: string;
  line: string;
  id: string;
  destination: string;
  validFrom: Day;
  validUntil: Day | null;
  revision: number;
  source: string[];
  estimate: boolean | null;
  correction: string | null;
  loadedBy: string;
  loadedAt: Date;
  endedBy: string | null;
  endedAt: Date | null;
  endReason: string | null;
  /** The days in force, given all loaded terms; empty if a correction replaced the revision, or it was withdrawn. */
  inForce: { from: Day; until: Day | undefined }[];
}

export interface TermsFilter {
  kind: TermsKind;
  destination?: string | undefined;
  /** A day; limits the list to terms in force on it. */
  inForceOn?: Day | undefined;
  /** The position of the last row of the previous page. */
  after?: number | undefined;
}

export interface ListedPage {
  terms: ListedTerms[];
  /** The `after` of the next page; undefined for the last page. */
  next: string | undefined;
}

/** The maximum size of a page in bytes (decision 1.8). */
const MOST_BYTES = 4 * MIB;

/** Reads for operators. */
@Injectable()
export class TermsList {
  private readonly reads: Queries;

  constructor(database: Database) {
    this.reads = database.reads('operators');
  }

  /** A page of terms, the last loaded first, with the start of the next page. */
  async list(
    { kind, destination, inForceOn, after }: TermsFilter,
    limit: number,
  ): Promise<ListedPage> {
    const filters = [kind, destination, inForceOn, after];
    const rows = await this.select(`${LIST_WHERE} ORDER BY id DESC LIMIT $5`, [
      ...filters,
      limit + 1,
    ]);
    const terms = rows.slice(0, Math.min(limit, countWithin(rows, MOST_BYTES)));
    const next = rows.length > terms.length ? terms.at(-1)?.row : undefined;
    return { terms, next };
  }

  /** A revision by line and id; undefined for an unknown id. */
  async find(line: string, validFrom: Day, revision: number): Promise<ListedTerms | undefined> {
    const where = 'line = $1 AND valid_from = $2 AND revision = $3';
    const [terms] = await this.select(where, [line, validFrom, revision]);
    return terms;
  }

  async document(row: string): Promise<Terms['document'] | undefined> {
    const [stored] = await this.reads.query<{ document: Terms['document'] }>(
      'SELECT document FROM terms WHERE id = $1',
      [row],
    );
    return stored?.document;
  }

  /** The current day at a destination. */
  async today(destination: string): Promise<Day> {
    const revisions = await revisionsOf(this.reads, destination);
    return dayIn(zoneOf(revisions) ?? 'UTC', new Date());
  }

  private async select(where: string, parameters: unknown[]): Promise<ListedTerms[]> {
    const rows = await this.reads.query<Omit<ListedTerms, 'id' | 'inForce'>>(
      `SELECT ${COLUMNS} FROM ${TERMS_WITH_END} WHERE ${where}`,
      parameters,
    );
    const lines = [...new Set(rows.map(({ line }) => line))];
    const revisions = await this.reads.query<Revision & { row: string; line: string }>(
      `SELECT id AS row, line, valid_from::text AS "validFrom", revision, ${LAST_DAY}::text AS "validUntil"
         FROM ${TERMS_WITH_END} WHERE line = ANY($1::text[])`,
      [lines],
    );
    const periods = lines.flatMap((line) =>
      periodsOf(
        revisions
          .filter((revision) => revision.line === line)
          .map(({ validUntil, ...revision }) => ({
            ...revision,
            validUntil: validUntil ?? undefined,
          })),
      ),
    );
    return rows.map((row) => ({
      ...row,
      id: idOf(row.line, row.validFrom, row.revision),
      inForce: periods.filter(({ terms }) => terms.row === row.row),
    }));
  }
}

/** The number of rows that fit into the bytes, at least one. */
function countWithin(rows: readonly ListedTerms[], most: number): number {
  let bytes = 0;
  const first = rows.findIndex((row) => (bytes += Buffer.byteLength(JSON.stringify(row))) > most);
  return first === -1 ? rows.length : Math.max(first, 1);
}

const COLUMNS = `
  id AS row, line, destination, valid_from::text AS "validFrom", ${LAST_DAY}::text AS "validUntil", revision,
  source, estimate, correction,
  loaded_by AS "loadedBy", loaded_at AS "loadedAt",
  ended_by AS "endedBy", ended_at AS "endedAt", reason AS "endReason"`;

/**
 * Implements `periodsOf` in SQL: a revision is replaced by a later revision of the same day, and by terms that begin
 * later.
 */
const LIST_WHERE = `
  kind = $1
    AND ($2::text IS NULL OR destination = $2)
    AND ($4::bigint IS NULL OR id < $4)
    AND ($3::date IS NULL OR
         id = (SELECT one.id
                 FROM (SELECT t.*, ${LAST_DAY} AS last_day FROM ${TERMS_WITH_END}) one
                WHERE one.line = t.line AND valid_from <= $3 AND coalesce(last_day >= $3, true)
                  AND NOT EXISTS (SELECT FROM terms newer
                                   WHERE newer.line = one.line AND newer.valid_from = one.valid_from
                                     AND newer.revision > one.revision)
                ORDER BY valid_from DESC LIMIT 1))`;
