import type { Schemas } from '@entrepot/client';

export type Order = Schemas['OrderWithHistoryResponse'];
export type OrderStatus = Order['status'];
export type OrderAction = Order['allowedActions'][number];
/** A status in the history, which also lists the tracking reports of parcels. */
export type HistoryStatus = Order['statusHistory'][number]['status'];
export type ReasonCode = NonNullable<Schemas['ReasonRequest']['reasonCode']>;
export type ParcelStatus = Schemas['CoreStatusResponse']['macroStep'];
export type TrackingCode = Schemas['CoreStatusResponse']['code'];

/** The data of an order in a list. */
export type OrderRow = Schemas['OrderSummaryResponse'];

/** Converts an order to a row of a list. */
export function rowOf({ items, ...order }: Order): OrderRow {
  return { ...order, itemCount: items.length };
}
