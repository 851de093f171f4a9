import { shipmentStatuses } from '@entrepot/client';
import { oneOf } from '../address/search-params.js';
import { CREATED, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import { isNewer } from '../live/live-pages.js';
import { LIST, type ShipmentQuery } from './requests.js';
import type { Shipment, ShipmentStatus } from './shipment-row.js';

const search = listSearch<Shipment, ShipmentQuery>()(
  {
    status: {
      read: oneOf(shipmentStatuses),
      query: (status: ShipmentStatus) => ({ status }),
      matches: (shipment: Shipment, status: ShipmentStatus) => shipment.status === status,
    },
    merchant: MERCHANT,
    ...CREATED,
  },
  ORDER,
);

/** The filters of the list as they are in the address. */
export type ShipmentSearch = SearchOf<typeof search>;

export const SHIPMENTS = liveSource({
  name: 'shipments',
  partners: true,
  keyOf: ({ id }: Shipment) => id,
  search,
  read: LIST.read,
  changed: (queries, rows) => {
    for (const row of rows) {
      const key = ['shipment', row.id];
      const cachedShipment = queries.getQueryData<Shipment>(key);
      if (cachedShipment && isNewer(row, cachedShipment)) queries.setQueryData(key, row);
    }
  },
});
