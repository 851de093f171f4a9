import { Enum, PageSize, PageToken } from '#edge';
import type { DeliveriesQuery } from './list-deliveries.js';
import { DELIVERY_FILTERS, type DeliveryFilter } from './store/deliveries.store.js';

export class ListDeliveriesQuery {
  @Enum(DELIVERY_FILTERS, {
    optional: true,
    doc:
      'Only deliveries that wait for an attempt, were `delivered`, are `dead` (given up), or were `dropped`. `failed`: those ' +
      'whose last attempt failed, whether they wait for another attempt or are dead.',
  })
  state?: DeliveryFilter;

  @PageSize() pageSize?: number;

  @PageToken() nextPageToken?: string;
}

export function toDeliveriesQuery(query: ListDeliveriesQuery): DeliveriesQuery {
  const { state, pageSize, nextPageToken } = query;
  return { filters: { state }, pageSize, nextPageToken };
}
