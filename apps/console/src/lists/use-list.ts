import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import type { ListData, Page, Reader } from '../live/changes.js';
import { useFeed } from '../live/feed.js';
import { POLLED } from '../live/polled.js';
import type { ListSource } from './source.js';

const PAGE_SIZE = 100;
/** The maximum page size of the API. */
const EXPORT_PAGE_SIZE = 200;

export type List<R> = UseInfiniteQueryResult<ListData<R>>;

/** The API's query of a page; the first one without a token. */
export function pageQuery<R extends object, S extends object, Q extends object>(
  { search: params, whole }: ListSource<R, S, Q>,
  search: S,
  nextPageToken?: string,
  pageSize = PAGE_SIZE,
) {
  const place = nextPageToken === undefined ? {} : { nextPageToken };
  return { ...(params.query(search) as Q), ...(!whole && { pageSize }), ...place };
}

/** The records that match the filters, page by page, with live updates. */
export function useList<R extends object, S extends object, Q extends object>(
  source: ListSource<R, S, Q>,
  search: S,
): List<R> {
  const session = useSession();
  useFeed(source.feed, session);
  return useInfiniteQuery<Page<R>, Error, ListData<R>, readonly unknown[], string | undefined>({
    ...(!source.feed && POLLED),
    ...(!source.feed && {
      // A person who has scrolled is not interrupted.
      refetchInterval: ({ state }) =>
        (state.data?.pages.length ?? 1) === 1 && POLLED.refetchInterval(),
    }),
    queryKey: listKey(source, search),
    queryFn: ({ pageParam, signal }) =>
      source.read(readerOf(session), pageQuery(source, search, pageParam), signal),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}

/** The key of a list in the cache. */
export function listKey<R extends object, S extends object, Q extends object>(
  { parent, name, search: params }: ListSource<R, S, Q>,
  search: S,
): readonly unknown[] {
  return [...(parent === undefined ? [] : [parent]), name, params.listed(search)];
}

/** All records that match the filters, page by page, with a page size for long lists. @throws ApiProblem */
export async function* readAll<R extends object, S extends object, Q extends object>(
  source: ListSource<R, S, Q>,
  reader: Reader,
  search: S,
  signal: AbortSignal,
): AsyncGenerator<R[]> {
  let token: string | undefined;
  do {
    const query = pageQuery(source, search, token, EXPORT_PAGE_SIZE);
    const page = await source.read(reader, query, signal);
    yield page.rows;
    token = page.nextPageToken;
  } while (token !== undefined);
}
