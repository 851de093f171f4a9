import { textOf } from '../address/search-params.js';

export const ENDPOINT_STATES = ['enabled', 'failing', 'disabled'] as const;
export const DELIVERY_FILTERS = ['waiting', 'failed', 'delivered', 'dead', 'dropped'] as const;

export type EndpointState = (typeof ENDPOINT_STATES)[number];
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** What is shown of an endpoint, as it is in the address. */
export interface EndpointSearch {
  /** The state of the deliveries that are listed. */
  deliveries?: DeliveryFilter | undefined;
  /** The id of the delivery that is open. */
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
