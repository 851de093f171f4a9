import { oneOf, searchOf, textOf } from '../address/search-params.js';

export const DELIVERY_FILTERS = ['waiting', 'failed', 'delivered', 'dead', 'dropped'] as const;

export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** What is shown of an endpoint, as it is in the address. */
export const endpointSearch = searchOf({
  /** The state of the deliveries that are listed. */
  deliveries: oneOf(DELIVERY_FILTERS),
  /** The id of the delivery that is open. */
  open: textOf,
});
