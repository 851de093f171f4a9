import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import type { ListData, Page } from '../../live/changes.js';
import { useFeed } from '../../live/feed.js';
import { INVENTORY_FEED } from '../changes.js';
import type { InventoryRow } from '../inventory-row.js';
import { readInventories } from '../requests.js';
import { filtersOf, inventoryQuery } from '../search.js';
import type { InventorySearch } from '../search.js';

export const PAGE_SIZE = 100;

/** The positions that the filters let through, page by page, kept current. */
export function useInventories(search: InventorySearch) {
  const session = useSession();
  useFeed(INVENTORY_FEED, session);
  const query = { ...inventoryQuery(search), pageSize: PAGE_SIZE };
  return useInfiniteQuery<
    Page<InventoryRow>,
    Error,
    ListData<InventoryRow>,
    readonly [string, InventorySearch],
    string | undefined
  >({
    queryKey: [INVENTORY_FEED.name, filtersOf(search)],
    queryFn: ({ pageParam, signal }) =>
      readInventories(
        readerOf(session),
        { ...query, ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
