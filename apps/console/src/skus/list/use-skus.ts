import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import type { ListData, Page } from '../../live/changes.js';
import { readSkus } from '../requests.js';
import { filtersOf, skuQuery } from '../search.js';
import type { SkuSearch } from '../search.js';
import type { SkuRow } from '../sku-row.js';

const PAGE_SIZE = 100;

/** The query of a page, without its place. */
export function pageQuery(search: SkuSearch) {
  return {
    ...skuQuery(search),
    ...(search.merchant !== undefined && { merchantId: search.merchant }),
    pageSize: PAGE_SIZE,
  };
}

/** The SKUs that the filters let through, page by page. */
export function useSkus(search: SkuSearch) {
  const { kind } = useSession();
  const filters = filtersOf(search);
  const query = pageQuery(filters);
  return useInfiniteQuery<
    Page<SkuRow>,
    Error,
    ListData<SkuRow>,
    readonly ['skus', SkuSearch],
    string | undefined
  >({
    queryKey: ['skus', filters],
    queryFn: ({ pageParam, signal }) =>
      readSkus(
        kind === 'operator' ? 'operator' : 'merchant',
        { ...query, ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
