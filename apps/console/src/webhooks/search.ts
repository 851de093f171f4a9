import { textOf } from '../address/search-params.js';

export const DELIVERY_FILTERS = ['waiting', 'failed', 'delivered', 'dead', 'dropped'] as const;

export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** The state of the page of an endpoint, as in the address. */
export interface EndpointSearch {
  /** The state of the listed deliveries. */
  deliveries?: DeliveryFilter | undefined;
  /** The id of the open delivery. */
  open?: string | undefined;
}

export function endpointSearch(given: Readonly<Record<string, unknown>>): EndpointSearch {
  return known({
    deliveries: DELIVERY_FILTERS.find((state) => state === given['deliveries']),
    open: textOf(given['open']),
  });
}

function known<S extends object>(search: S): Partial<S> {
  const found = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as Partial<S>;
}
