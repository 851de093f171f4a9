import type { QueryClient } from '@tanstack/react-query';
import type { Feed, Listed, Page, Reader, Changes, ListData } from '../live/changes.js';
import { withChanges, type ListRule } from '../live/live-pages.js';
import type { ListSearch } from './search.js';

/** The source of a list: how its records are named, filtered and read. Q: the query of the API */
export interface ListSource<R extends object, S extends object, Q extends object = object> {
  /** The first part of the keys of its caches; the second part are the parameters of the list. */
  name: string;
  /** A part before it, so that one invalidation refetches several lists; not for lists with a feed. */
  parent?: string;
  keyOf: (row: R) => string;
  search: ListSearch<R, Q, S>;
  /** Reads a page. @throws ApiProblem */
  read: (
    reader: Reader,
    query: Q & { pageSize?: number; nextPageToken?: string },
    signal: AbortSignal,
  ) => Promise<Page<R>>;
  /** Whether the API returns the list as a whole, without pages. */
  whole?: true;
  /** Keeps the list current; a list without one is polled. */
  feed?: Feed<R & Listed>;
}

interface LiveSource<R extends Listed, S extends object, Q extends object> extends Omit<
  ListSource<R, S, Q>,
  'feed' | 'parent' | 'whole'
> {
  /** Whether partners also read the list; they read it as merchants do. */
  partners?: true;
  /** Brings changed records into caches other than the lists. */
  changed?: (queries: QueryClient, rows: readonly R[], incomplete: boolean) => void;
}

/** The source of a list that follows the changes of its records. */
export function liveSource<R extends Listed, S extends object, Q extends object>({
  partners,
  changed,
  ...source
}: LiveSource<R, S, Q>) {
  const { name, keyOf, read } = source;
  const feed: Feed<R> = {
    name,
    ...(partners && { partners }),
    keyOf,
    read: (reader, query, signal) => read(reader, query as unknown as Q, signal),
    apply: (queries, changes) => {
      applyToLists<R, S, Q>(queries, source, changes);
      changed?.(queries, changes.rows, changes.incomplete);
    },
  };
  return { ...source, feed };
}

/** The rule for applying changes to a list with these filters. */
export function ruleOf<R extends Listed, S extends object, Q extends object>(
  { keyOf, search: params }: Pick<ListSource<R, S, Q>, 'keyOf' | 'search'>,
  search: S,
): ListRule<R> {
  return {
    keyOf,
    matches: (row) => params.matches(search, row),
    onlyKnown: params.onlyKnown(search),
    ascending: 'order' in search && search.order === 'asc',
  };
}

/** Brings changed records into the lists that this tab holds; the second part of their keys is their filters. */
function applyToLists<R extends Listed, S extends object, Q extends object>(
  queries: QueryClient,
  source: Pick<ListSource<R, S, Q>, 'name' | 'keyOf' | 'search'>,
  { rows, incomplete }: Changes<R>,
): void {
  // A part of the changes would leave a gap, so the page keeps its rows and offers to refetch them.
  if (incomplete) return;
  for (const [key, data] of queries.getQueriesData<ListData<R>>({ queryKey: [source.name] })) {
    const rule = ruleOf(source, key[1] as S);
    if (!data) continue;
    // The time of the last read is preserved, so that the page can decide whether the list misses changes.
    const { dataUpdatedAt = 0 } = queries.getQueryState(key) ?? {};
    const pages = withChanges(data.pages, rows, rule);
    queries.setQueryData(key, { ...data, pages }, { updatedAt: dataUpdatedAt });
  }
}
