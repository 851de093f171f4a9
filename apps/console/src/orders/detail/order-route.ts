import type { TimelineSort } from './timeline.js';

/** What is open on the page of an order, as it is in the address. */
export interface OrderPageSearch {
  raw?: true | undefined;
  sort?: TimelineSort | undefined;
}

export function orderPageSearch(given: Readonly<Record<string, unknown>>): OrderPageSearch {
  return {
    ...((given['raw'] === true || given['raw'] === 'true') && { raw: true }),
    ...(given['sort'] === 'received' && { sort: 'received' }),
  };
}
