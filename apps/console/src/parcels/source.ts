import { parcelStatuses } from '@entrepot/client';
import { oneOf, textOf } from '../address/search-params.js';
import { ANY_ID, CHANNEL, CREATED, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import { isNewer } from '../live/live-pages.js';
import type { Parcel, ParcelStatus } from './parcel-row.js';
import { LIST, type ParcelQuery } from './requests.js';

/** The API's filter for each cause for which a parcel needs attention; only the service can match them. */
const NEEDS = {
  customs: { heldInCustoms: true },
  silent: { silent: true },
  waiting: { withoutShipment: true },
} as const;

export type ParcelNeed = keyof typeof NEEDS;

export const PARCEL_NEEDS = Object.keys(NEEDS) as ParcelNeed[];

const search = listSearch<Parcel, ParcelQuery>()(
  {
    text: ANY_ID,
    status: {
      read: oneOf(parcelStatuses),
      query: (status: ParcelStatus) => ({ status }),
      matches: (parcel: Parcel, status: ParcelStatus) => parcel.status === status,
    },
    needs: {
      read: oneOf(PARCEL_NEEDS),
      query: (need: ParcelNeed) => NEEDS[need],
    },
    channel: CHANNEL,
    merchant: MERCHANT,
    shipment: {
      read: textOf,
      query: (shipmentId: string) => ({ shipmentId }),
      matches: ({ shipmentId }: Parcel, shipment: string) => shipmentId === shipment,
    },
    ...CREATED,
  },
  ORDER,
);

/** The filters of the list as they are in the address. */
export type ParcelSearch = SearchOf<typeof search>;

/** The list of parcels. */
export const PARCELS = liveSource({
  name: 'parcels',
  partners: true,
  keyOf: ({ parcelId }: Parcel) => parcelId,
  search,
  read: LIST.read,
  changed: (queries, rows) => {
    for (const row of rows) {
      const key = ['parcel', row.parcelId];
      const cachedParcel = queries.getQueryData<Parcel>(key);
      if (cachedParcel && isNewer(row, cachedParcel)) queries.setQueryData(key, row);
    }
  },
});
