import type { TimelineSort } from './timeline.js';

/** The state of the page of an order, as in the address. */
export interface OrderPageSearch {
  sort?: TimelineSort | undefined;
}

export function orderPageSearch({ sort }: Readonly<Record<string, unknown>>): OrderPageSearch {
  return sort === 'received' ? { sort } : {};
}
