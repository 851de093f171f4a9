import type { Listing, SoldOrder } from '../bench.js';
import type { Fault } from '../outcome.js';

const RETURNING = new Set(['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED']);

/** A sale that the check requested from the shop. */
export interface Sale {
  /** The shop's id of the order: the connector's `salesChannelOrderId`. */
  orderId: string;
  listing: Listing;
  quantity: number;
}

/**
 * The faults of the order that the connector placed.
 * @param newOrders the orders that were placed since the sale
 */
export function orderFaults(sale: Sale, newOrders: readonly SoldOrder[]): Fault[] {
  const order = newOrders.find(({ salesChannelOrderId }) => salesChannelOrderId === sale.orderId);
  const ids = newOrders.map(({ salesChannelOrderId }) => salesChannelOrderId);
  if (!order) {
    const hint = ids.length > 0 ? `, but there is ${ids.join(', ')}` : '';
    return [{ code: 'order-missing', detail: `there is no order ${sale.orderId}${hint}` }];
  }
  if (newOrders.length > 1) {
    return [{ code: 'doubled-order', detail: `one sale became the orders ${ids.join(', ')}` }];
  }
  const faults = lineFaults(sale, order);
  if (order.status === 'CREATED') {
    const detail = `order ${sale.orderId} is placed, but not approved`;
    faults.push({ code: 'not-approved', detail });
  }
  return faults;
}

function lineFaults({ orderId, listing, quantity }: Sale, { items }: SoldOrder): Fault[] {
  const { skuId, price } = listing;
  const [item] = items;
  if (item?.skuId !== skuId || items.length > 1) {
    const sold = items.map((soldItem) => soldItem.skuId).join(', ');
    return [{ code: 'wrong-sku', detail: `order ${orderId} is of ${sold}, not of ${skuId}` }];
  }
  const faults: Fault[] = [];
  if (item.quantity !== quantity) {
    const detail = `order ${orderId} is of ${item.quantity} units, not of ${quantity}`;
    faults.push({ code: 'wrong-quantity', detail });
  }
  if (item.salePrice !== price?.sale) {
    const detail = `order ${orderId} has ${skuId} at ${item.salePrice}, but it costs ${price?.sale}`;
    faults.push({ code: 'wrong-price', detail });
  }
  return faults;
}

export function returnFaults(orderId: string, order: SoldOrder | undefined): Fault[] {
  if (order && RETURNING.has(order.status)) return [];
  const detail = `the buyer returns order ${orderId}, which is ${order?.status ?? 'missing'} here`;
  return [{ code: 'return-lost', detail }];
}

export function cancelFaults(orderId: string, order: SoldOrder | undefined): Fault[] {
  if (order?.status === 'CANCELLED') return [];
  const detail = `the buyer cancelled order ${orderId}, which is ${order?.status ?? 'missing'} here`;
  return [{ code: 'cancel-lost', detail }];
}
