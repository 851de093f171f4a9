import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import type { ListData, Page } from '../../live/changes.js';
import type { OrderRow } from '../order-row.js';
import { readOrders } from '../requests.js';
import { orderQuery } from '../search.js';
import type { OrderSearch } from '../search.js';

const PAGE_SIZE = 100;

/** The query of a page, without its place. */
export function pageQuery(search: OrderSearch) {
  return {
    ...orderQuery(search),
    ...(search.merchant !== undefined && { merchantId: search.merchant }),
    pageSize: PAGE_SIZE,
  };
}

/** The orders that the filters let through, page by page. */
export function useOrders(search: OrderSearch) {
  const { kind } = useSession();
  const query = pageQuery(search);
  return useInfiniteQuery<
    Page<OrderRow>,
    Error,
    ListData<OrderRow>,
    readonly ['orders', OrderSearch],
    string | undefined
  >({
    queryKey: ['orders', search],
    queryFn: ({ pageParam, signal }) =>
      readOrders(
        kind === 'operator' ? 'operator' : 'merchant',
        { ...query, ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
