import type { TermsByDestination } from '#landed-cost';
import { Database } from '#platform';
import { TermsCache, type TermContent, type TermDocument, type TermHead } from '#terms';
import { Injectable } from '@nestjs/common';
import { idOf, type Documents, type TermsKind } from '../domain/documents.js';

interface ContentRow {
  contentId: string;
  kind: TermsKind;
  line: string;
  validFrom: string;
  validUntil: string | null;
  revision: number;
  document: Documents[TermsKind];
}

/** Terms that another process loaded are seen here after at most so long, as exchange rates are. */
const FRESH_MS = 1_000;

/**
 * The terms of a destination as this service has loaded them, of every day, for evaluation. Every simulation needs them,
 * so they are kept for a second.
 */
@Injectable()
export class EvaluatedTerms {
  private readonly cache = new TermsCache();
  private readonly fresh = new Map<
    string,
    { readAt: number; terms: Promise<TermsByDestination> }
  >();

  constructor(private readonly database: Database) {}

  of(destination: string): Promise<TermsByDestination> {
    const known = this.fresh.get(destination);
    if (known && performance.now() - known.readAt < FRESH_MS) return known.terms;
    const terms = this.read(destination);
    this.fresh.set(destination, { readAt: performance.now(), terms });
    terms.catch(() => this.invalidate(destination));
    return terms;
  }

  /** Drops what is kept of a destination whose terms were loaded or ended; called after the commit. */
  invalidate(destination: string): void {
    this.fresh.delete(destination);
  }

  private read(destination: string): Promise<TermsByDestination> {
    const { http } = this.database;
    return this.cache.terms({
      readHeads: () => http.query<TermHead[]>(HEADS, [destination]),
      readContents: async (contentIds) =>
        (await http.query<ContentRow[]>(CONTENTS, [contentIds])).map(toContent),
    });
  }
}

/** A row never changes, but for its last day. */
const CONTENT_ID = `concat(id, ' until ', valid_until)`;

/** Of each first day the newest revision, in the order of days. */
const HEADS = `
  SELECT destination, ${CONTENT_ID} AS "contentId"
    FROM (SELECT DISTINCT ON (line, valid_from) id, destination, valid_from, valid_until FROM terms
           WHERE destination = $1 ORDER BY line, valid_from, revision DESC) newest
   ORDER BY valid_from`;

const CONTENTS = `
  SELECT ${CONTENT_ID} AS "contentId", kind, line, valid_from::text AS "validFrom", valid_until::text AS "validUntil",
         revision, document
    FROM terms
   WHERE id IN (SELECT split_part(content_id, ' ', 1)::bigint FROM unnest($1::text[]) AS t (content_id))`;

function toContent({ contentId, kind, document, ...row }: ContentRow): TermContent {
  const { revision, validUntil } = row;
  const terms = {
    ...document,
    id: idOf(row.line, row.validFrom, revision),
    revision,
    validUntil: validUntil ?? undefined,
  };
  return { contentId, document: documentOf(kind, terms) };
}

function documentOf(kind: TermsKind, terms: object): TermDocument {
  const { destination, timeZone, origin, service } = terms as Record<string, string>;
  if (kind === 'rules') return { destination, timeZone, ruleSets: [terms] } as TermDocument;
  if (kind === 'duties') return terms as TermDocument;
  return { origin, destination, service, versions: [terms] } as TermDocument;
}
