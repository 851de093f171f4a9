import { listSearch } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';
import type { Reader } from '../../live/changes.js';
import { readDeliveries, type Delivery } from '../requests.js';
import { DELIVERY_FILTERS, type DeliveryFilter } from '../search.js';

interface Query {
  state?: DeliveryFilter;
}

/** The filter of the list, as in the address. */
export interface DeliverySearch {
  deliveries?: DeliveryFilter | undefined;
}

const search = listSearch<Delivery, Query>()({
  deliveries: {
    read: (value: unknown) => DELIVERY_FILTERS.find((state) => state === value),
    query: (state: DeliveryFilter) => ({ state }),
  },
});

/** The deliveries of an endpoint, the newest first. */
export function deliveriesOf(endpointId: string): ListSource<Delivery, DeliverySearch, Query> {
  return {
    parent: 'webhooks',
    name: `deliveries ${endpointId}`,
    keyOf: ({ deliveryId }) => deliveryId,
    search,
    read: (reader: Reader, query, signal) => readDeliveries(reader, endpointId, query, signal),
  };
}
