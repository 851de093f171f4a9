import { MetricsPage, eventually } from '#testing';
import { Client } from 'pg';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import { cartBody } from '../../tools/requests/cart-body.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { SERVICES, type ServiceName } from '../../tools/stack/topology.js';
import { Merchant } from './merchant.js';
import { TraceReceiver } from './trace-receiver.js';

/** The trace of the sampled approval, the span of its caller, and the trace of the approval that is not sampled. */
export const TRACE = '0af7651916cd43dd8448eb211c80319c';
export const CALLER = 'b7ad6b7169203331';
export const UNSAMPLED = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Disables the periodic export: the exporter sends at the end, and the suite does not wait for its interval. */
const NO_PERIODIC_EXPORT_MS = '3600000';

export interface ObservedOrders {
  /** Has all spans of the services. */
  receiver: TraceReceiver;
  /** The metrics of each service once no work was left. */
  metrics: Record<ServiceName, MetricsPage>;
}

/**
 * Runs a stack in which a merchant sells two orders, approved with and without a sampled trace, and stops it, so that
 * its services export their spans.
 */
export async function observeOrders(): Promise<ObservedOrders> {
  const receiver = await TraceReceiver.start();
  const stack = await startTestStack({
    prefix: 'observe',
    overrides: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: NO_PERIODIC_EXPORT_MS,
    },
  });
  try {
    await sellTwoOrders(stack);
    await simulateAndLoadRates(stack);
    const metrics = await untilAllIsDone(stack);
    await Promise.all(SERVICES.map((name) => stack.service(name).stop()));
    return { receiver, metrics };
  } finally {
    await stack.stop();
    await receiver.stop();
  }
}

async function sellTwoOrders(stack: TestStack): Promise<void> {
  const merchant = await Merchant.logIn(stack);
  const token = await tokenOf(stack.sandbox, 'ACME');
  const skuIds = await merchant.upload('shirt');
  const price = await merchant.price(skuIds);
  const traced = await merchant.order('traced', skuIds, price);
  const unsampled = await merchant.order('unsampled', skuIds, price);
  // An approval before `stock.reserved` is consumed would not release the order.
  await stockIsSettled(stack, [traced.orderId, unsampled.orderId]);
  const approve = (orderId: string, traceparent: string): Promise<Response> =>
    fetch(`${stack.gateway}/orders/${orderId}/approve`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        traceparent,
      },
      body: JSON.stringify({ approvalDate: '2026-11-21T10:00:00.000Z' }),
    });
  const answer = await approve(traced.orderId, `00-${TRACE}-${CALLER}-01`);
  expect(answer.status).toBe(200);
  await approve(unsampled.orderId, `00-${UNSAMPLED}-${CALLER}-00`);
  await merchant.orderAt(traced.orderId, 'READY_TO_SHIP');
  await merchant.orderAt(unsampled.orderId, 'READY_TO_SHIP');
}

/** Reads the table of orders, because no API shows when it has consumed the stock reservation. */
async function stockIsSettled(stack: TestStack, orderIds: readonly string[]): Promise<void> {
  const store = new Client({ connectionString: stack.sandbox.databaseUrl });
  await store.connect();
  try {
    await eventually(async () => {
      const text = 'SELECT FROM orders.orders WHERE order_id = ANY($1) AND stock_settled';
      expect((await store.query(text, [orderIds])).rowCount).toBe(orderIds.length);
    });
  } finally {
    await store.end();
  }
}

/** Two simulations, one of which is rejected; a rate with a future start; a wrong secret. */
async function simulateAndLoadRates(stack: TestStack): Promise<void> {
  const { gateway, sandbox } = stack;
  const merchant = await Merchant.logIn(stack);
  const channel = sandbox.salesChannelTokens.find((token) => token.salesChannel === 'ECOM');
  const items = [{ id: '1', skuId: 'shirt-1', quantity: 1, unitPriceWithDiscount: 245 }];
  for (const country of ['BR', 'CL']) {
    await fetch(`${gateway}/ext/taxes`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${channel?.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...cartBody(items, 'MG', 30), country }),
    });
  }
  const validFrom = new Date(Date.now() + 3_600_000).toISOString();
  const rate = { base: 'USD', quote: 'BRL', rate: 5.6, validFrom, source: 'test' };
  await merchant.operator.send('POST', '/ops/fx-rates', rate);
  await fetch(`${gateway}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 'ACME', clientSecret: 'wrong' }),
  });
}

/** Queues whose rows wait for another day. */
const OF_LATER_DAYS = new Set(['fx-rates', 'restriction-rechecks']);

/** Waits until all twelve prices are sent to their channels (the merchant waited for one only) and no work is left. */
function untilAllIsDone(stack: TestStack): Promise<Record<ServiceName, MetricsPage>> {
  return eventually(
    async () => {
      const pages = await readMetrics(stack);
      const approved = { status: 'SALES_CHANNEL_APPROVED' };
      expect(pages.catalog.value('entrepot_channel_entries_total', approved)).toBe(12);
      const queues = Object.values(pages).flatMap((page) => page.of('entrepot_queue_waiting'));
      const unfinished = queues.filter(
        ({ labels, value }) => !OF_LATER_DAYS.has(labels['queue'] ?? '') && value > 0,
      );
      expect(unfinished).toEqual([]);
      return pages;
    },
    { timeoutMs: 60_000, waitingFor: 'the channels’ answers' },
  );
}

async function readMetrics(stack: TestStack): Promise<Record<ServiceName, MetricsPage>> {
  const pages = SERVICES.map(
    async (name) => [name, await MetricsPage.read(stack.service(name).url)] as const,
  );
  return Object.fromEntries(await Promise.all(pages)) as Record<ServiceName, MetricsPage>;
}
