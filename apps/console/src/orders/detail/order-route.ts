import type { TimelineSort } from './timeline.js';

/** How the page of an order is shown, as it is in the address. */
export interface OrderPageSearch {
  sort?: TimelineSort | undefined;
}

export function orderPageSearch({ sort }: Readonly<Record<string, unknown>>): OrderPageSearch {
  return sort === 'received' ? { sort } : {};
}
