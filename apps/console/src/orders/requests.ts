import { api, bodyOf } from '../api/client.js';
import type { Session } from '../api/session.js';
import type { Order, OrderPage } from './order-row.js';

export type OrderReader = Exclude<Session['kind'], 'fulfillment-partner'>;

type ListQuery = Record<string, string | number | undefined>;

/** A page of the list; operators read the orders of all merchants. */
export function readOrders(
  kind: OrderReader,
  query: ListQuery,
  signal: AbortSignal,
): Promise<OrderPage> {
  const options = { params: { query }, signal };
  return bodyOf(
    kind === 'operator' ? api.GET('/ops/orders', options) : api.GET('/ext/orders', options),
  );
}

export function readOrder(kind: OrderReader, orderId: string, signal: AbortSignal): Promise<Order> {
  const options = { params: { path: { orderId } }, signal };
  return bodyOf(
    kind === 'operator'
      ? api.GET('/ops/orders/{orderId}', options)
      : api.GET('/ext/orders/{orderId}', options),
  );
}

/** The parcels of an order, which logistics answers. */
export async function readParcels(kind: OrderReader, parcelIds: string[], signal: AbortSignal) {
  const options = { params: { query: { parcelIds: parcelIds.join(',') } }, signal };
  const { parcels } = await bodyOf(
    kind === 'operator' ? api.GET('/ops/parcels', options) : api.GET('/ext/parcels', options),
  );
  return parcels;
}
