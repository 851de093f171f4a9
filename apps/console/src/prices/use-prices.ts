import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import type { ListData, Page } from '../live/changes.js';
import { useFeed } from '../live/feed.js';
import { PRICES_FEED } from './changes.js';
import type { PriceRow } from './price-row.js';
import { readPrices } from './requests.js';
import { priceQuery } from './search.js';
import type { PriceSearch } from './search.js';

export const PAGE_SIZE = 100;

/** The prices that the filters let through, page by page, kept current. */
export function usePrices(search: PriceSearch) {
  const session = useSession();
  useFeed(PRICES_FEED, session);
  const query = { ...priceQuery(search), pageSize: PAGE_SIZE };
  return useInfiniteQuery<
    Page<PriceRow>,
    Error,
    ListData<PriceRow>,
    readonly [string, PriceSearch],
    string | undefined
  >({
    queryKey: [PRICES_FEED.name, search],
    queryFn: ({ pageParam, signal }) =>
      readPrices(
        readerOf(session),
        { ...query, ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
