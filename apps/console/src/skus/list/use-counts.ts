import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.js';
import { readCounts, type SkuCounts } from '../requests.js';

/** Counting costs more than reading changes, so the counts are read less often. */
const REFRESH_MS = 15_000;

/** The numbers of SKUs, of all merchants or of one; undefined until they are counted. */
export function useCounts(merchant: string | undefined): SkuCounts | undefined {
  const { kind } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['sku-counts', merchant],
    queryFn: ({ signal }) =>
      readCounts(kind === 'operator' ? 'operator' : 'merchant', merchant, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const total = data?.total;
  const before = useRef(total);
  useEffect(() => {
    // The list of changes does not contain deleted SKUs.
    if (total !== undefined && before.current !== undefined && total < before.current) {
      void queries.invalidateQueries({ queryKey: ['skus'] });
    }
    before.current = total;
  }, [queries, total]);
  return data;
}
