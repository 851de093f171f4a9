import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import type { ListData, Page } from '../live/changes.js';
import { useFeed } from '../live/feed.js';
import { SHIPMENTS_FEED } from './changes.js';
import { readShipments } from './requests.js';
import { shipmentQuery } from './search.js';
import type { ShipmentSearch } from './search.js';
import type { Shipment } from './shipment-row.js';

const PAGE_SIZE = 100;

/** The API's query of the first page of a list. */
export function firstPage(search: ShipmentSearch) {
  return { ...shipmentQuery(search), pageSize: PAGE_SIZE };
}

/** The shipments that the filters let through, page by page, kept current. */
export function useShipments(search: ShipmentSearch) {
  const session = useSession();
  useFeed(SHIPMENTS_FEED, session);
  return useInfiniteQuery<
    Page<Shipment>,
    Error,
    ListData<Shipment>,
    readonly [string, ShipmentSearch],
    string | undefined
  >({
    queryKey: [SHIPMENTS_FEED.name, search],
    queryFn: ({ pageParam, signal }) =>
      readShipments(
        readerOf(session),
        { ...firstPage(search), ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
