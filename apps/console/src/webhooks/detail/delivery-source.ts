import { call } from '../../api/client.js';
import { listSearch } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';
import { operationOf } from '../paths.js';
import type { Delivery } from '../requests.js';
import { DELIVERY_FILTERS, type DeliveryFilter } from '../search.js';

const PAGE_SIZE = 100;

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
    read: async (kind, filters, signal) => {
      const query = { ...filters, pageSize: PAGE_SIZE };
      const id = operationOf({ kind }, 'listWebhookDeliveries');
      const { deliveries, ...rest } = await call(id, { path: { endpointId }, query, signal });
      return { ...rest, rows: deliveries };
    },
  };
}
