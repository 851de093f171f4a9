import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useList } from '../lists/use-list.js';
import { keyOf, placeOf } from '../skus/sku-row.js';
import { SKUS } from '../skus/source.js';
import type { ReviewSearch } from './search.js';
import { neighbours } from './neighbours.js';

/** The waiting SKUs, the shown SKU, and functions to open the others. */
export function useQueue(search: ReviewSearch) {
  const { status = 'LOCALIZATION_SKIPPED', merchant } = search;
  const list = useList(SKUS, { status, order: 'asc', ...(merchant !== undefined && { merchant }) });
  const keys = list.data?.pages.flatMap(({ rows }) => rows.map(keyOf)) ?? [];
  const { current, index, previous, next } = neighbours(keys, search.sku);
  const navigate = useNavigate({ from: '/review' });
  const show = (sku: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, sku }) });
  };
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isAtEnd = next === undefined && hasNextPage && !isFetching;
  useEffect(() => {
    // The last loaded SKU has a successor on the next page.
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);
  return { list, keys, current: placeOf(current), index, previous, next, show };
}
