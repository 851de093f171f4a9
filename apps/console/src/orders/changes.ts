import type { QueryClient } from '@tanstack/react-query';
import { applyToLists } from '../live/apply-to-lists.js';
import type { Changes, Feed } from '../live/changes.js';
import { isNewer } from '../live/live-pages.js';
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
export function applyToCaches(queries: QueryClient, changes: Changes<OrderRow>): void {
  applyToLists(queries, 'orders', changes, orderRule);
  for (const row of changes.rows) {
    const known = queries.getQueryData<Order>(['order', row.orderId]);
    if (known && isNewer(row, known)) {
      void queries.invalidateQueries({ queryKey: ['order', row.orderId] });
    }
  }
}
