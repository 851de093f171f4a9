import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Session } from '../api/session.js';

/** The scope of changing lists: all merchants, or a merchant's own. */
export type Reader = Exclude<Session['kind'], 'fulfillment-partner'>;

/** A record of a list in the order of its changes. */
export interface Listed {
  /** ISO 8601. */
  lastUpdateDate: string;
  version: number;
}

export interface Page<R> {
  rows: R[];
  nextPageToken?: string;
}

export type ListData<R> = InfiniteData<Page<R>, string | undefined>;

/** Reads a page of changes, the newest first. */
export interface ChangesQuery {
  lastUpdateDateFrom?: string;
  order: 'desc';
  pageSize: number;
}

export interface Changes<R> {
  rows: readonly R[];
  /** Whether more records have changed than one poll reads. */
  incomplete: boolean;
}

/** A list that pages show, and the function that applies its changes to the caches. */
export interface Feed<R extends Listed> {
  /** The name of its lock, its messages and its state. */
  name: string;
  /** Whether partners also read the list; they read it as merchants do. */
  partners?: true;
  keyOf: (row: R) => string;
  /** @throws ApiProblem */
  read: (reader: Reader, query: ChangesQuery, signal: AbortSignal) => Promise<Page<R>>;
  /** Applies changes to the caches of this tab. */
  apply: (queries: QueryClient, changes: Changes<R>) => void;
}

/** Changes may become visible out of order; the API document asks for this overlap. */
const OVERLAP_MS = 5_000;
/** The maximum number of changes in one poll. */
export const CHANGES_MAX = 200;

/** The time up to which the changes are known. */
export interface Cursor {
  lastUpdateDate: string;
  /** The states of the records within the overlap, by their keys. */
  seen: ReadonlyMap<string, string>;
}

/** The initial position in a service without records. */
const START = '2000-01-01T00:00:00.000Z';

const stateOf = ({ lastUpdateDate, version }: Listed): string => `${version} ${lastUpdateDate}`;

/**
 * Reads the changes since the cursor; without a cursor, only the initial position. The next poll then reads the
 * overlap, because a page may have read its list just before the newest change.
 * @throws ApiProblem
 */
export async function readChanges<R extends Listed>(
  feed: Feed<R>,
  reader: Reader,
  cursor: Cursor | undefined,
  signal: AbortSignal,
): Promise<Changes<R> & { next: Cursor }> {
  if (!cursor) {
    const { rows } = await feed.read(reader, { order: 'desc', pageSize: 1 }, signal);
    const lastUpdateDate = rows[0]?.lastUpdateDate ?? START;
    return { rows: [], incomplete: false, next: { lastUpdateDate, seen: new Map() } };
  }
  const from = new Date(Date.parse(cursor.lastUpdateDate) - OVERLAP_MS).toISOString();
  const query = { lastUpdateDateFrom: from, order: 'desc', pageSize: CHANGES_MAX } as const;
  const { rows, nextPageToken } = await feed.read(reader, query, signal);
  const isNew = (row: R): boolean => cursor.seen.get(feed.keyOf(row)) !== stateOf(row);
  const oldest = rows.at(-1);
  return {
    rows: rows.filter(isNew),
    // After a known row there are only rows that the last poll knew, regardless of the size of the overlap.
    incomplete: nextPageToken !== undefined && oldest !== undefined && isNew(oldest),
    next: cursorAt(feed, rows) ?? cursor,
  };
}

/** @param rows the rows, the newest first */
function cursorAt<R extends Listed>({ keyOf }: Feed<R>, rows: readonly R[]): Cursor | undefined {
  const [newest] = rows;
  return (
    newest && {
      lastUpdateDate: newest.lastUpdateDate,
      seen: new Map(rows.map((row) => [keyOf(row), stateOf(row)])),
    }
  );
}
