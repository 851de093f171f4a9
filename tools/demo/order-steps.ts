import { orderBody, type ShownPrice } from '../requests/order-body.js';
import { CHANNEL } from './price-steps.js';
import { printer } from './printer.js';
import { clientOf } from './read-sandbox.js';
import { show, showEvents, until, type DemoContext } from './demo-context.js';
import { trackingBody } from '../requests/tracking-body.js';

export interface Order {
  orderId: string;
  status: string;
  totals: { taxes: number; fees: number; netInboundValue: number };
  totalsForeignCurrency: { netOutboundValue: number };
  allowedActions: string[];
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

/** Places and approves an order of two SKUs, and waits until it is packed and has its documents. */
export async function orderToReady(
  context: DemoContext,
  skuIds: readonly string[],
  price: ShownPrice,
): Promise<string> {
  printer.step('A sales channel creates a buyer’s order (sandbox)');
  const { orderId } = await placeOrder(context, orderBody(context.runId, CHANNEL, skuIds, price));
  await showEvents(context, { 'order.placed': 1, 'stock.reserved': 1 });

  printer.step('Approve it; its fulfillment begins once its stock is settled');
  await show<Order>(
    context.merchant,
    {
      method: 'POST',
      path: `/orders/${orderId}/approve`,
      body: { approvalDate: new Date().toISOString() },
    },
    ({ status }) => ({ status }),
  );
  await showOrder(context, orderId, 'READY_TO_SHIP');
  await showEvents(context, { 'fulfillment.progressed': 4, 'order.status-changed': 5 });
  return orderId;
}

export function placeOrder(context: DemoContext, body: unknown): Promise<Order> {
  return show<Order>(
    context.merchant,
    { method: 'POST', path: '/orders', body },
    ({ orderId, status, totals, totalsForeignCurrency }) => ({
      orderId,
      status,
      taxes: totals.taxes,
      fees: totals.fees,
      netInboundValue: totals.netInboundValue,
      netOutboundValue: totalsForeignCurrency.netOutboundValue,
    }),
  );
}

/** Reports the parcel's tracking to the delivery, first as the merchant, then as an operator; one report is late. */
export async function parcelToDoor(context: DemoContext, orderId: string): Promise<void> {
  printer.step('The order’s parcel, with its label and invoice');
  const path = `/ext/parcels?salesChannelOrderId=${encodeURIComponent(context.runId)}`;
  const { parcels } = await until(
    'the parcel',
    async () => (await context.merchant.send<{ parcels: Parcel[] }>('GET', path)).body,
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
  const { carrierId = '' } = clientOf(context.sandbox, 'ACME');
  const on: Tracked = { carrierId, parcelId, startedAt: Date.now() };
  await report(context, 'merchant', on, { 0: 'AWAITING_PICK_UP', 1: 'LEFT_FULFILLMENT' });
  await showOrder(context, orderId, 'SHIPPED');
  await showEvents(context, { 'parcel.tracking-updated': 2 });

  await showLateReport(context, on);

  printer.step('An operator reports the last legs, up to the delivery');
  await report(context, 'operator', on, {
    6: 'CUSTOMS_RELEASED',
    7: 'LAST_MILE_RECEIVED',
    8: 'OUT_FOR_DELIVERY',
    9: 'DELIVERED',
  });
  await showOrder(context, orderId, 'DELIVERED');
  await showEvents(context, { 'parcel.tracking-updated': 5, 'order.status-changed': 7 });
}

/** Reports the hub after customs: the event is stored by its date, and the status of the parcel does not change. */
async function showLateReport(context: DemoContext, on: Tracked): Promise<void> {
  printer.step('Tracking out of order: the report of the hub follows the later one of customs');
  const legs = { 3: 'LINEHAUL_DEPARTED', 4: 'ARRIVED_COUNTRY', 5: 'CUSTOMS_STARTED' };
  await report(context, 'operator', on, legs);
  await report(context, 'operator', on, { 2: 'HUB_RECEIVED' });
  await show<Parcel>(
    context.merchant,
    { method: 'GET', path: `/ext/parcels/${on.parcelId}` },
    ({ status, events }) => ({ status, events: events.map(({ coreStatus: { code } }) => code) }),
  );
  await showEvents(context, { 'parcel.tracking-updated': 4 });
}

async function showOrder(context: DemoContext, orderId: string, status: string): Promise<Order> {
  const path = `/ext/orders/${encodeURIComponent(orderId)}`;
  const order = await until(
    `${orderId} to be ${status}`,
    async () => (await context.merchant.send<Order>('GET', path)).body,
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

/** A parcel, the carrier id of its reports, and the time from which their milliseconds count. */
interface Tracked {
  carrierId: string;
  parcelId: string;
  startedAt: number;
}

/** Reports tracking codes, each with the millisecond of its event date: no event happens after its report. */
async function report(
  context: DemoContext,
  who: 'merchant' | 'operator',
  { carrierId, parcelId, startedAt }: Tracked,
  codes: Record<number, string>,
): Promise<void> {
  const reports = Object.entries(codes).map(([millisecond, code]) => ({
    code,
    parcelId,
    eventDate: new Date(startedAt + Number(millisecond)).toISOString(),
    location: who === 'merchant' ? 'Laredo, TX, US' : 'Ciudad de México, CMX, MX',
  }));
  await show<{ status: string }>(
    context[who],
    {
      method: 'PUT',
      path: who === 'merchant' ? '/ext/parcelTrackings' : '/ops/parcelTrackings',
      body: trackingBody(carrierId, reports),
    },
    (body) => body,
  );
}
