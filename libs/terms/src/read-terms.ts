import type { TermsByDestination } from '#landed-cost';
import type { Queries } from '#platform';
import { TermsCache, type TermContent, type TermHead } from './terms-cache.js';

/** Content ids are unique, so that one cache serves all stores of a process. */
const cache = new TermsCache();

/** The terms of destinations as they are kept (decision 9.6). @returns those that have terms */
export async function readTerms(
  queries: Queries,
  destinations: readonly string[],
): Promise<TermsByDestination> {
  if (destinations.length === 0) return new Map();
  return read(queries, HEADS, [[...new Set(destinations)]]);
}

/** The terms of every destination. */
export function readAllTerms(queries: Queries): Promise<TermsByDestination> {
  return read(queries, ALL_HEADS, []);
}

function read(queries: Queries, heads: string, parameters: unknown[]): Promise<TermsByDestination> {
  return cache.terms({
    readHeads: () => queries.query<TermHead>(heads, parameters),
    readContents: (contentIds) => queries.query<TermContent>(CONTENTS, [contentIds]),
  });
}

const HEAD = 'SELECT destination, content_id AS "contentId" FROM term';
const ALL_HEADS = `${HEAD} ORDER BY key`;
const HEADS = `${HEAD} WHERE destination = ANY($1) ORDER BY key`;
const CONTENTS = `
  SELECT content_id AS "contentId", document FROM term WHERE content_id = ANY($1::uuid[])`;
