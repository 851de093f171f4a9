import { warehouseTypes, type Query } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';
import type { Order, OrderRow } from './order-row.js';

export type OrderReader = Reader;

/** Where the API lists orders. */
export const PATHS = { operator: '/ops/orders', merchant: '/ext/orders' } as const;

/** Filters and position of a page; the list needs both types of fulfilment, and only rows. */
export type OrderQuery = Omit<Query<'listOrders'>, 'fulfillmentWarehouseType' | 'view'> & {
  merchantId?: string;
};

export const ROWS = {
  view: 'summary',
  fulfillmentWarehouseType: [...warehouseTypes],
} satisfies Query<'listOrders'>;

/** A page of the list; operators read the orders of all merchants, or of a given merchant. */
export async function readOrders(
  kind: OrderReader,
  given: OrderQuery,
  signal: AbortSignal,
): Promise<Page<OrderRow>> {
  const query = { ...given, ...ROWS };
  const { orders, ...rest } = await bodyOf(
    api.GET(PATHS[kind], { params: { query: queryFor(kind, query) }, signal }),
  );
  // The answer of `view=summary`, which the types cannot express.
  return { ...rest, rows: orders as OrderRow[] };
}

type CountQuery = Omit<Query<'countOrders'>, 'fulfillmentWarehouseType'>;

/** The number of orders that match the filters, by status and channel. */
export function readCounts(
  kind: OrderReader,
  given: CountQuery & { merchantId?: string },
  signal: AbortSignal,
) {
  const query = { ...given, fulfillmentWarehouseType: ROWS.fulfillmentWarehouseType };
  return bodyOf(
    api.GET(`${PATHS[kind]}/counts`, { params: { query: queryFor(kind, query) }, signal }),
  );
}

export function readOrder(kind: OrderReader, orderId: string, signal: AbortSignal): Promise<Order> {
  const options = { params: { path: { orderId } }, signal };
  return bodyOf(api.GET(`${PATHS[kind]}/{orderId}`, options));
}

/** The parcels of an order, from logistics. */
export async function readParcels(kind: OrderReader, parcelIds: string[], signal: AbortSignal) {
  const options = { params: { query: { parcelIds } }, signal };
  const { parcels } = await bodyOf(
    kind === 'operator' ? api.GET('/ops/parcels', options) : api.GET('/ext/parcels', options),
  );
  return parcels;
}
