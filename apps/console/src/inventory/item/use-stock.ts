import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import type { InventoryRow } from '../inventory-row.js';
import { readMovements, readStock } from '../requests.js';

/** A shipment changes no inventory record, so the stock is read again. */
const REFRESH_MS = 15_000;
const PAGE_SIZE = 20;

/** On hand, reserved and available; refetched when the record changes. */
export function useStock(row: InventoryRow) {
  const reader = readerOf(useSession());
  return useQuery({
    queryKey: ['stock', row.id, row.version],
    queryFn: ({ signal }) => readStock(reader, row, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** The history, page by page; refetched when the record changes. */
export function useMovements(row: InventoryRow) {
  const reader = readerOf(useSession());
  return useInfiniteQuery({
    queryKey: ['stock-movements', row.id, row.version],
    queryFn: ({ pageParam, signal }) => {
      const place = pageParam === undefined ? {} : { nextPageToken: pageParam };
      return readMovements(reader, row, { pageSize: PAGE_SIZE, ...place }, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    placeholderData: keepPreviousData,
  });
}
