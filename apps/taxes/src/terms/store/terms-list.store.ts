import { dayIn, type Day } from '#landed-cost';
import { Database, outsideTransaction, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { zoneOf } from '../domain/calendar.js';
import { idOf, type Terms, type TermsKind } from '../domain/documents.js';
import { periodsOf, type Revision } from '../domain/periods.js';
import { LAST_DAY, revisionsOf, TERMS_WITH_END } from './terms.store.js';

/** A revision for operators; the document is left out of lists. */
export interface ListedTerms {
  /** Its place in the list. */
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
  /** Its days, by all that is loaded; none where a correction replaced it, or it was withdrawn. */
  inForce: { from: Day; until: Day | undefined }[];
}

export interface TermsFilter {
  kind: TermsKind;
  destination?: string | undefined;
  /** A day: what is in force on it. */
  inForceOn?: Day | undefined;
  /** Of an earlier page, the place of its last row. */
  after?: number | undefined;
}

/** Reads for operators. */
@Injectable()
export class TermsList {
  constructor(private readonly database: Database) {}

  /** The last loaded first. */
  list({ kind, destination, inForceOn, after }: TermsFilter, limit: number) {
    return this.select(`${LIST_WHERE} ORDER BY id DESC LIMIT $5`, [
      kind,
      destination,
      inForceOn,
      after,
      limit,
    ]);
  }

  /** A revision by the id in its line; undefined for an unknown one. */
  async find(line: string, validFrom: Day, revision: number): Promise<ListedTerms | undefined> {
    const where = 'line = $1 AND valid_from = $2 AND revision = $3';
    const [found] = await this.select(where, [line, validFrom, revision]);
    return found;
  }

  async document(row: string): Promise<Terms['document'] | undefined> {
    const [found] = await this.database.http.query<{ document: Terms['document'] }[]>(
      'SELECT document FROM terms WHERE id = $1',
      [row],
    );
    return found?.document;
  }

  /** The present day of a destination. */
  async today(destination: string): Promise<Day> {
    const revisions = await revisionsOf(this.queries, destination);
    return dayIn(zoneOf(revisions) ?? 'UTC', new Date());
  }

  private async select(where: string, parameters: unknown[]): Promise<ListedTerms[]> {
    const rows = await this.queries.query<Omit<ListedTerms, 'id' | 'inForce'>>(
      `SELECT ${COLUMNS} FROM ${TERMS_WITH_END} WHERE ${where}`,
      parameters,
    );
    const lines = [...new Set(rows.map(({ line }) => line))];
    const revisions = await this.queries.query<Revision & { row: string; line: string }>(
      `SELECT id AS row, line, valid_from::text AS "validFrom", revision, ${LAST_DAY}::text AS "validUntil"
         FROM ${TERMS_WITH_END} WHERE line = ANY($1::text[])`,
      [lines],
    );
    const periods = lines.flatMap((line) =>
      periodsOf(
        revisions
          .filter((one) => one.line === line)
          .map(({ validUntil, ...one }) => ({ ...one, validUntil: validUntil ?? undefined })),
      ),
    );
    return rows.map((row) => ({
      ...row,
      id: idOf(row.line, row.validFrom, row.revision),
      inForce: periods.filter(({ terms }) => terms.row === row.row),
    }));
  }

  private get queries(): Queries {
    return outsideTransaction(this.database.http);
  }
}

const COLUMNS = `
  id AS row, line, destination, valid_from::text AS "validFrom", ${LAST_DAY}::text AS "validUntil", revision,
  document -> 'source' AS source, (document ->> 'estimate')::boolean AS estimate, correction,
  loaded_by AS "loadedBy", loaded_at AS "loadedAt",
  ended_by AS "endedBy", ended_at AS "endedAt", reason AS "endReason"`;

/** As `periodsOf` decides: a later revision of the same day replaces one, and so do terms that begin after it. */
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
