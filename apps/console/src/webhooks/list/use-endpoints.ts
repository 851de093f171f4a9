import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import type { ListData, Page } from '../../live/changes.js';
import { POLLED } from '../../live/polled.js';
import { readEndpoints } from '../requests.js';
import type { Endpoint } from '../requests.js';
import type { WebhookSearch } from '../search.js';

/** The endpoints that the filters let through. */
export function useEndpoints(search: WebhookSearch) {
  const reader = readerOf(useSession());
  return useInfiniteQuery<
    Page<Endpoint>,
    Error,
    ListData<Endpoint>,
    readonly [string, string, WebhookSearch],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['webhooks', 'endpoints', search],
    queryFn: ({ pageParam, signal }) =>
      readEndpoints(
        reader,
        search,
        pageParam === undefined ? {} : { nextPageToken: pageParam },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
