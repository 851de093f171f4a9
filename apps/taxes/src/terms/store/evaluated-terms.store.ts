import type { TermsByDestination } from '#landed-cost';
import { Database, outsideTransaction, type Queries } from '#platform';
import { TermsCache, type TermContent, type TermHead } from '#terms';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { publishedOf, type Published } from '../domain/published.js';
import { termDocumentOf } from '../events.js';
import { contentsOf, documentsOf, revisionsOf, type StoredRevision } from './terms.store.js';

/** The maximum delay until terms from another process are visible here, as for exchange rates. */
const FRESH_MS = 1_000;

/** Carts contain their freight, so tariffs do not apply to them. */
const KINDS = ['rules', 'duties'] as const;

/** The state of the destination to which the heads belong. */
interface State {
  revisions: readonly StoredRevision[];
  /** The compiled terms by content id. */
  subjects: ReadonlyMap<string, { subject: string; published: Published }>;
}

/**
 * The tax rules and duty rates of a destination for evaluation on any day: in the form that consumers have, including
 * terms that ended long ago. Every simulation needs them, so they are cached for a second.
 */
@Injectable()
export class EvaluatedTerms {
  private readonly cache = new TermsCache();
  private readonly fresh = new LRUCache<string, Promise<TermsByDestination>>({
    max: 1_000,
    ttl: FRESH_MS,
    ttlAutopurge: true,
  });

  constructor(private readonly database: Database) {}

  of(destination: string): Promise<TermsByDestination> {
    const cached = this.fresh.get(destination);
    if (cached) return cached;
    const terms = this.read(destination);
    this.fresh.set(destination, terms);
    terms.catch(() => this.invalidate(destination));
    return terms;
  }

  /** Clears the cache of a destination whose terms were loaded or ended; called after the commit. */
  invalidate(destination: string): void {
    this.fresh.delete(destination);
  }

  private read(destination: string): Promise<TermsByDestination> {
    const queries = outsideTransaction(this.database.http);
    let state: State;
    return this.cache.terms({
      readHeads: async () => {
        state = await stateOf(queries, destination);
        return [...state.subjects.keys()].map((contentId): TermHead => ({
          destination,
          contentId,
        }));
      },
      readContents: (contentIds) => readContents(queries, contentIds, state),
    });
  }
}

async function stateOf(queries: Queries, destination: string): Promise<State> {
  const revisions = await revisionsOf(queries, destination, KINDS);
  if (revisions.length === 0) return { revisions, subjects: new Map() };
  const subjects = [...publishedOf(destination, revisions, undefined)]
    .filter(([, published]) => !published.over)
    .map(([subject, published]) => {
      const contentId = `${subject} ${JSON.stringify(published)}`;
      return [contentId, { subject, published }] as const;
    });
  return { revisions, subjects: new Map(subjects) };
}

/** Rows never change, so their ids and days identify the content. All are read in one statement. */
async function readContents(
  queries: Queries,
  contentIds: readonly string[],
  { revisions, subjects }: State,
): Promise<TermContent[]> {
  const rows = contentIds.flatMap((contentId) => subjects.get(contentId)!.published.rows);
  const documents = await documentsOf(queries, rows);
  return contentIds.map((contentId) => {
    const { subject, published } = subjects.get(contentId)!;
    const terms = contentsOf(published.rows, revisions, documents);
    const document = termDocumentOf({ subject, published, terms });
    return { contentId, document, size: JSON.stringify(document).length };
  });
}
