import { useInfiniteQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import type { ListData, Page } from '../live/changes.js';
import { useFeed } from '../live/feed.js';
import { PARCELS_FEED } from './changes.js';
import type { Parcel } from './parcel-row.js';
import { readParcels } from './requests.js';
import { parcelQuery } from './search.js';
import type { ParcelSearch } from './search.js';

const PAGE_SIZE = 100;

/** The API's query of the first page of a list. */
export function firstPage(search: ParcelSearch) {
  return { ...parcelQuery(search), pageSize: PAGE_SIZE };
}

/** The parcels that the filters let through, page by page, kept current. */
export function useParcels(search: ParcelSearch) {
  const session = useSession();
  useFeed(PARCELS_FEED, session);
  return useInfiniteQuery<
    Page<Parcel>,
    Error,
    ListData<Parcel>,
    readonly [string, ParcelSearch],
    string | undefined
  >({
    queryKey: [PARCELS_FEED.name, search],
    queryFn: ({ pageParam, signal }) =>
      readParcels(
        readerOf(session),
        { ...firstPage(search), ...(pageParam !== undefined && { nextPageToken: pageParam }) },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
