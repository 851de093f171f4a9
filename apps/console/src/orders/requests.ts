import { warehouseTypes, type Query } from '@entrepot/client';
import { call } from '../api/client.js';
import { queryFor } from '../api/session.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import type { Order, OrderRow } from './order-row.js';

export type OrderReader = Reader;

/** Filters and position of a page. */
export type OrderQuery = Omit<Query<'listOrders'>, 'fulfillmentWarehouseType' | 'view'> & {
  merchantId?: string;
};

/** Both types of fulfillment. */
const ANY_FULFILLMENT = { fulfillmentWarehouseType: [...warehouseTypes] };

/** The list, which needs only rows. */
export const LIST = apiList<OrderRow, OrderQuery>(
  { operator: 'listOrdersOfAllMerchants', merchant: 'listOrders' },
  'orders',
  { view: 'summary', ...ANY_FULFILLMENT },
);

type CountQuery = Omit<Query<'countOrders'>, 'fulfillmentWarehouseType'>;

/** The number of orders that match the filters, by status and channel. */
export function readCounts(
  kind: OrderReader,
  filters: CountQuery & { merchantId?: string },
  signal: AbortSignal,
) {
  const query = { ...queryFor(kind, filters), ...ANY_FULFILLMENT };
  const id = kind === 'operator' ? 'countOrdersOfAllMerchants' : 'countOrders';
  return call(id, { query, signal });
}

export function readOrder(kind: OrderReader, orderId: string, signal: AbortSignal): Promise<Order> {
  const id = kind === 'operator' ? 'readOrderOfAnyMerchant' : 'readOrder';
  return call(id, { path: { orderId }, signal });
}

/** The parcels of an order, from logistics. */
export async function readParcels(kind: OrderReader, parcelIds: string[], signal: AbortSignal) {
  const id = kind === 'operator' ? 'listParcelsOfAllMerchants' : 'listParcels';
  const { parcels } = await call(id, { query: { parcelIds }, signal });
  return parcels;
}
