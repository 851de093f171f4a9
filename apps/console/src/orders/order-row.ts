import type { Schemas } from '@entrepot/client';

export type Order = Schemas['OrderWithHistoryResponse'];
export type OrderStatus = Order['status'];
export type OrderAction = Order['allowedActions'][number];

/** What a list shows of an order. */
export type OrderRow = Schemas['OrderSummaryResponse'];

/** An order as a list shows it. */
export function rowOf({ items, ...order }: Order): OrderRow {
  return { ...order, itemCount: items.length };
}
