import { orderBody } from './order-body.js';
import type { ShownPrice } from './order-body.js';
import { CHANNEL } from './price-steps.js';
import { printer } from './printer.js';
import { clientOf } from './sandbox.js';
import { show, showEvents, until } from './walk.js';
import type { Walk } from './walk.js';

interface Order {
  orderId: string;
  status: string;
  totals: { taxes: number; fees: number; netInboundValue: number };
  totalsForeignCurrency: { netOutboundValue: number };
  statusHistory: { status: string; eventDate: string; eventData?: Record<string, unknown> }[];
}

interface Parcel {
  parcelId: string;
  status: string;
  trackingUrl: string;
  lastMileTrackingNumber: string;
  labels: { labelUrl: string }[];
  events: { coreStatus: { code: string } }[];
}

/** Places and approves an order of two SKUs, and waits until it is packed and papered. */
export async function orderToReady(
  walk: Walk,
  skuIds: readonly string[],
  price: ShownPrice,
): Promise<string> {
  printer.step('A buyer’s order arrives (sandbox)');
  const { orderId } = await placeOrder(walk, orderBody(walk.runId, CHANNEL, skuIds, price));
  await showEvents(walk, { 'order.placed': 1, 'stock.reserved': 1 });

  printer.step('Approve it; its fulfilment begins once its stock is settled');
  await show<Order>(
    walk.merchant,
    {
      method: 'POST',
      path: `/orders/${orderId}/approve`,
      body: { approvalDate: new Date().toISOString() },
    },
    ({ status }) => ({ status }),
  );
  await showOrder(walk, orderId, 'READY_TO_SHIP');
  await showEvents(walk, { 'fulfillment.progressed': 4, 'order.status-changed': 5 });
  return orderId;
}

async function placeOrder(walk: Walk, body: unknown): Promise<Order> {
  const essentials = ({ orderId, status, totals, totalsForeignCurrency }: Order): unknown => ({
    orderId,
    status,
    taxes: totals.taxes,
    fees: totals.fees,
    netInboundValue: totals.netInboundValue,
    netOutboundValue: totalsForeignCurrency.netOutboundValue,
  });
  try {
    return await show<Order>(walk.merchant, { method: 'POST', path: '/orders', body }, essentials);
  } catch (error) {
    // An outage can swallow the answer of a creation that was committed; then the order is there.
    if (!(error as Error).message.includes('duplicate-order')) throw error;
    const path = `/ext/orders/ACME-${CHANNEL}-${walk.runId}`;
    return show<Order>(walk.merchant, { method: 'GET', path }, essentials);
  }
}

/** Reports the parcel on its way, first as the merchant, then as an operator, to the buyer's door. */
export async function parcelToDoor(walk: Walk, orderId: string): Promise<void> {
  printer.step('The order’s parcel, with its label and invoice');
  const path = `/ext/parcels?salesChannelOrderId=${encodeURIComponent(walk.runId)}`;
  const { parcels } = await until(
    'the parcel',
    async () => (await walk.merchant.send<{ parcels: Parcel[] }>('GET', path)).body,
    (body) => body.parcels.length === 1,
  );
  const [parcel] = parcels;
  if (!parcel) throw new Error('the order has no parcel');
  printer.request('GET', path);
  const { parcelId, status, lastMileTrackingNumber, trackingUrl, labels } = parcel;
  printer.answer(200, { parcelId, status, lastMileTrackingNumber });
  printer.note(`label    ${labels[0]?.labelUrl}`);
  printer.note(`tracking ${trackingUrl}`);

  printer.step('The merchant reports: ready for pick-up, then picked up');
  const { carrierId } = clientOf(walk.sandbox, 'ACME');
  await report(walk, 'merchant', carrierId ?? '', parcelId, [
    'AWAITING_PICK_UP',
    'LEFT_FULFILLMENT',
  ]);
  await showOrder(walk, orderId, 'SHIPPED');
  await showEvents(walk, { 'parcel.tracking-updated': 2 });

  printer.step('An operator reports the later legs, to the buyer’s door');
  const legs = ['HUB_RECEIVED', 'LINEHAUL_DEPARTED', 'ARRIVED_COUNTRY', 'CUSTOMS_STARTED'];
  const lastLegs = ['CUSTOMS_RELEASED', 'LAST_MILE_RECEIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
  await report(walk, 'operator', carrierId ?? '', parcelId, [...legs, ...lastLegs]);
  const order = await showOrder(walk, orderId, 'DELIVERED');
  await showEvents(walk, { 'parcel.tracking-updated': 3, 'order.status-changed': 7 });
  printer.done(`${orderId} is ${order.status}.`);
}

async function showOrder(walk: Walk, orderId: string, status: string): Promise<Order> {
  const path = `/ext/orders/${encodeURIComponent(orderId)}`;
  const order = await until(
    `${orderId} to be ${status}`,
    async () => (await walk.merchant.send<Order>('GET', path)).body,
    (body) => body.status === status,
  );
  printer.request('GET', path);
  printer.answer(200, { status: order.status });
  for (const entry of order.statusHistory) {
    const data =
      entry.eventData === undefined ? '' : ` ${JSON.stringify(entry.eventData).slice(0, 110)}`;
    printer.note(`  ${entry.eventDate} ${entry.status}${data}`);
  }
  return order;
}

async function report(
  walk: Walk,
  who: 'merchant' | 'operator',
  carrierId: string,
  parcelId: string,
  codes: readonly string[],
): Promise<void> {
  const startedAt = Date.now();
  const events = codes.map((externalCode, index) => ({
    parcelId,
    eventDate: new Date(startedAt + index * 1_000).toISOString(),
    externalCode,
    description: externalCode.toLowerCase().replaceAll('_', ' '),
    location: who === 'merchant' ? 'Laredo, TX, US' : 'Ciudad de México, CMX, MX',
  }));
  await show<{ status: string }>(
    walk[who],
    {
      method: 'PUT',
      path: who === 'merchant' ? '/ext/parcelTrackings' : '/ops/parcelTrackings',
      body: { carrierId, events },
    },
    (body) => body,
  );
}
