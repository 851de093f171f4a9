import { oneOf, searchOf, textOf } from '../address/search-params.js';

export const DELIVERY_FILTERS = ['waiting', 'failed', 'delivered', 'dead', 'dropped'] as const;

export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** The state of the page of an endpoint, as in the address. */
export const endpointSearch = searchOf({
  /** The state of the listed deliveries. */
  deliveries: oneOf(DELIVERY_FILTERS),
  /** The id of the open delivery. */
  open: textOf,
});
