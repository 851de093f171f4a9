import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import type { ListData, Page } from '../live/changes.js';
import { POLLED } from '../live/polled.js';
import { readRequests } from './requests.js';
import type { LoggedRequest } from './requests.js';
import { requestQuery } from './search.js';
import type { RequestSearch } from './search.js';

const PAGE_SIZE = 100;

/** The API's query of the first page of a list. */
export function firstPage(search: RequestSearch) {
  return { ...requestQuery(search), pageSize: PAGE_SIZE };
}

/** The requests that the filters let through, page by page. They are read again while the newest are shown only. */
export function useRequests(search: RequestSearch) {
  const session = useSession();
  return useInfiniteQuery<
    Page<LoggedRequest>,
    Error,
    ListData<LoggedRequest>,
    readonly [string, ReturnType<typeof firstPage>],
    string | undefined
  >({
    ...POLLED,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 1) === 1 && POLLED.refetchInterval(),
    queryKey: ['requests', firstPage(search)],
    queryFn: ({ pageParam, signal }) =>
      readRequests(
        readerOf(session),
        { ...firstPage(search), ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
