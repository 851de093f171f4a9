import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Session } from '../api/session.js';

/** How lists that change are read: across merchants, or as merchants do. */
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

/** Where a page of changes is read from; the newest change first. */
export interface ChangesQuery {
  lastUpdateDateFrom?: string;
  order: 'desc';
  pageSize: number;
}

export interface Changes<R> {
  rows: readonly R[];
  /** More have changed than one poll reads. */
  incomplete: boolean;
}

/** A list that pages show, and how its changes get into the caches. */
export interface Feed<R extends Listed> {
  /** Of its lock, its messages and its state. */
  name: string;
  /** Do partners read it, too? They do as merchants. */
  partners?: true;
  keyOf: (row: R) => string;
  /** @throws ApiProblem */
  read: (reader: Reader, query: ChangesQuery, signal: AbortSignal) => Promise<Page<R>>;
  /** Brings changes into what this tab holds. */
  apply: (queries: QueryClient, changes: Changes<R>) => void;
}

/** Changes may become visible out of order; the API document asks for this overlap. */
const OVERLAP_MS = 5_000;
/** As many changes as one poll reads. */
export const CHANGES_MAX = 200;

/** Up to where the changes are known. */
export interface Cursor {
  lastUpdateDate: string;
  /** The states of the records that the overlap reads again, by their keys. */
  seen: ReadonlyMap<string, string>;
}

/** Where the changes begin in a service that has no records yet. */
const START = '2000-01-01T00:00:00.000Z';

const stateOf = ({ lastUpdateDate, version }: Listed): string => `${version} ${lastUpdateDate}`;

/**
 * What has changed since the cursor; without one only where the changes begin. The next poll then reads the overlap,
 * because a page may have read its list just before the newest change.
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
    // Behind a known row there are only rows that the last poll knew, however many the overlap has.
    incomplete: nextPageToken !== undefined && oldest !== undefined && isNew(oldest),
    next: cursorAt(feed, rows) ?? cursor,
  };
}

/** @param rows the newest first */
function cursorAt<R extends Listed>({ keyOf }: Feed<R>, rows: readonly R[]): Cursor | undefined {
  const [newest] = rows;
  return (
    newest && {
      lastUpdateDate: newest.lastUpdateDate,
      seen: new Map(rows.map((row) => [keyOf(row), stateOf(row)])),
    }
  );
}
