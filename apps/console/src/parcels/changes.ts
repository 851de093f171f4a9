import type { QueryClient } from '@tanstack/react-query';
import { applyToLists } from '../live/apply-to-lists.js';
import type { Changes, Feed } from '../live/changes.js';
import { isNewer } from '../live/live-pages.js';
import type { ListRule } from '../live/live-pages.js';
import type { Parcel } from './parcel-row.js';
import { readParcels } from './requests.js';
import { matches } from './search.js';
import type { ParcelSearch } from './search.js';

export const keyOf = ({ parcelId }: Parcel): string => parcelId;

/** The changes of parcels, for the pages that show some. */
export const PARCELS_FEED: Feed<Parcel> = {
  name: 'parcels',
  partners: true,
  keyOf,
  read: readParcels,
  apply: applyToCaches,
};

function ruleOf(search: ParcelSearch): ListRule<Parcel> {
  return {
    keyOf,
    matches: (parcel) => matches(search, parcel),
    onlyKnown: search.text !== undefined,
    ascending: search.order === 'asc',
  };
}

/** Brings changed parcels into the lists and pages that this tab holds. */
function applyToCaches(queries: QueryClient, changes: Changes<Parcel>): void {
  applyToLists(queries, PARCELS_FEED.name, changes, ruleOf);
  for (const row of changes.rows) {
    const key = ['parcel', row.parcelId];
    const known = queries.getQueryData<Parcel>(key);
    if (known && isNewer(row, known)) queries.setQueryData(key, row);
  }
}
