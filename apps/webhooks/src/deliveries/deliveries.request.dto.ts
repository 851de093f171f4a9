import { Enum, PageSize, PageToken } from '#platform';
import type { DeliveriesQuery } from './list-deliveries.js';
import { DELIVERY_STATES, type DeliveryState } from './store/deliveries.store.js';

export class ListDeliveriesQuery {
  @Enum(DELIVERY_STATES, {
    optional: true,
    doc: 'Only those that wait for an attempt, were `delivered`, are `dead`: given up, or were `dropped`.',
  })
  state?: DeliveryState;

  @PageSize() pageSize?: number;

  @PageToken() nextPageToken?: string;
}

export function toDeliveriesQuery(query: ListDeliveriesQuery): DeliveriesQuery {
  const { state, pageSize, nextPageToken } = query;
  return { filters: { state }, pageSize, nextPageToken };
}
