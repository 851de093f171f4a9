import type { QueryClient } from '@tanstack/react-query';
import type { Changes, Feed, ListData } from '../live/changes.js';
import { isNewer, withChanges } from '../live/live-pages.js';
import type { ListRule } from '../live/live-pages.js';
import type { Order, OrderRow } from './order-row.js';
import { readOrders } from './requests.js';
import { matches } from './search.js';
import type { OrderSearch } from './search.js';

const keyOf = ({ orderId }: OrderRow): string => orderId;

/** The changes of orders, which every page needs. */
export const ORDERS_FEED: Feed<OrderRow> = {
  name: 'orders',
  keyOf,
  read: readOrders,
  apply: applyToCaches,
};

/** What the filters of an address show. */
export function orderRule(search: OrderSearch): ListRule<OrderRow> {
  return {
    keyOf,
    matches: (order) => matches(search, order),
    onlyKnown: search.text !== undefined,
    ascending: search.order === 'asc',
  };
}

/** Brings changed orders into the lists and pages that this tab holds. */
export function applyToCaches(queries: QueryClient, { rows, incomplete }: Changes<OrderRow>): void {
  if (incomplete) {
    void queries.resetQueries({ queryKey: ['orders'] });
  } else {
    const lists = queries.getQueriesData<ListData<OrderRow>>({ queryKey: ['orders'] });
    for (const [key, data] of lists) {
      const rule = orderRule(key[1] as OrderSearch);
      if (data) queries.setQueryData(key, { ...data, pages: withChanges(data.pages, rows, rule) });
    }
  }
  for (const row of rows) {
    const known = queries.getQueryData<Order>(['order', row.orderId]);
    if (known && isNewer(row, known)) {
      void queries.invalidateQueries({ queryKey: ['order', row.orderId] });
    }
  }
}
