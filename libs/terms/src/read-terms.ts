import type { TermsByDestination } from '#landed-cost';
import type { Queries } from '#platform';
import { TermsCache, type TermContent, type TermHead } from './terms-cache.js';

/** Content ids are unique, so one cache serves all stores of a process. */
const cache = new TermsCache();
const outlines = new TermsCache();

/** The stored terms of destinations (decision 9.6). @returns the destinations that have terms */
export async function readTerms(
  queries: Queries,
  destinations: readonly string[],
): Promise<TermsByDestination> {
  if (destinations.length === 0) return new Map();
  return cache.terms({
    readHeads: () => queries.query<TermHead>(HEADS, [[...new Set(destinations)]]),
    readContents: (contentIds) => queries.query<TermContent>(CONTENTS, [contentIds]),
  });
}

/**
 * The terms of destinations, of all by default, to show the terms in force and their currencies. Do not use them for
 * amounts: the tables of duty rates are empty, because those of all destinations together need too much memory.
 */
export function readOutlines(
  queries: Queries,
  destinations?: readonly string[],
): Promise<TermsByDestination> {
  return outlines.terms({
    readHeads: () => queries.query<TermHead>(OUTLINE_HEADS, [destinations ?? null]),
    readContents: (contentIds) => queries.query<TermContent>(OUTLINES, [contentIds]),
  });
}

const HEAD = 'SELECT destination, content_id AS "contentId" FROM term';
const OUTLINE_HEADS = `${HEAD} WHERE $1::text[] IS NULL OR destination = ANY($1) ORDER BY key`;
const HEADS = `${HEAD} WHERE destination = ANY($1) ORDER BY key`;
const CONTENTS = `
  SELECT content_id AS "contentId", document, length(document::text) AS size
    FROM term WHERE content_id = ANY($1::uuid[])`;
const OUTLINES = `
  WITH outline AS (
    SELECT content_id, CASE WHEN document ? 'rates' THEN document || '{"rates": []}' ELSE document END AS document
      FROM term WHERE content_id = ANY($1::uuid[]))
  SELECT content_id AS "contentId", document, length(document::text) AS size FROM outline`;
