import { clientOf } from '../tools/demo/sandbox.js';
import { MetricsPage, eventually } from '#testing';
import { Client } from 'pg';
import { knownMetrics, labelsOf } from '../tools/observability/known-metrics.js';
import { startTestStack } from '../tools/stack/testing/test-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { SERVICES } from '../tools/stack/topology.js';
import type { ServiceName } from '../tools/stack/topology.js';
import { Merchant } from './support/merchant.js';
import { TraceReceiver } from './support/trace-receiver.js';
import type { ReceivedSpan } from './support/trace-receiver.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const UNSAMPLED = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Disables the periodic export: the exporter sends at the end, and the suite does not wait for its interval. */
const NEVER_BY_ITSELF = '3600000';

describe('the observability of a running installation', () => {
  let stack: TestStack;
  let receiver: TraceReceiver;
  let merchant: Merchant;
  let token: string;
  let spans: ReceivedSpan[];
  let metrics: Record<ServiceName, MetricsPage>;

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

  beforeAll(async () => {
    receiver = await TraceReceiver.start();
    stack = await startTestStack({
      prefix: 'observe',
      overrides: {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
        OTEL_BSP_SCHEDULE_DELAY: NEVER_BY_ITSELF,
      },
    });
    merchant = await Merchant.logIn(stack);
    token = await tokenOf(stack, 'ACME');
    const skuIds = await merchant.upload('shirt');
    const price = await merchant.price('shirt', skuIds);
    const traced = await merchant.order('traced', skuIds, price);
    const unsampled = await merchant.order('unsampled', skuIds, price);
    // An approval before `stock.reserved` is consumed would not release the order by itself.
    await stockIsSettled(stack, [traced.orderId, unsampled.orderId]);
    const answer = await approve(traced.orderId, `00-${TRACE}-${CALLER}-01`);
    expect(answer.status).toBe(200);
    await approve(unsampled.orderId, `00-${UNSAMPLED}-${CALLER}-00`);
    await merchant.orderAt(traced.orderId, 'READY_TO_SHIP');
    await merchant.orderAt(unsampled.orderId, 'READY_TO_SHIP');
    await simulateAndLoadRates(stack);
    metrics = await untilAllIsDone(stack);
    await Promise.all(SERVICES.map((name) => stack.service(name).stop()));
    spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
  }, 180_000);

  afterAll(async () => {
    await stack?.stop();
    await receiver?.stop();
  }, 60_000);

  describe('the trace of one request', () => {
    /** The path from a span up to the caller's, each as `service: name`. */
    const wayTo = (span: ReceivedSpan): string[] => {
      const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
      return [`${span.service}: ${span.name}`, ...(parent ? wayTo(parent) : [])];
    };
    const waysTo = (service: string, name: string): string[][] =>
      spans.filter((span) => span.service === service && span.name === name).map(wayTo);

    it('is one complete tree below the caller’s span', () => {
      const known = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
      expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId))).toEqual([]);
      expect(
        spans.filter(({ parentSpanId }) => parentSpanId === CALLER).map(({ name }) => name),
      ).toEqual(['POST /orders/*']);
      expect(new Set(spans.map(({ service }) => service))).toEqual(
        new Set(['gateway', 'orders', 'catalog', 'logistics']),
      );
      expect(spans.filter(({ failed }) => failed)).toEqual([]);
    });

    it('goes from the gateway through service, outbox, Kafka, inbox and due steps to the last effect', () => {
      const request = [
        'orders: POST /orders/:orderId/approve',
        'gateway: POST orders',
        'gateway: POST /orders/*',
      ];
      expect(waysTo('orders', 'transaction')).toContainEqual(['orders: transaction', ...request]);
      const released = [
        'logistics: process order.released',
        'orders: send order.released',
        ...request,
      ];
      const transitioned = [
        'logistics: process order.status-changed',
        'orders: send order.status-changed',
        ...request,
      ];
      expect(waysTo('logistics', 'process order.released')).toContainEqual(released);
      expect(waysTo('logistics', 'process order.status-changed')).toContainEqual(transitioned);
      // The steps become due with the later one of the two events.
      for (const step of ['HANDLING', 'PACKED', 'INVOICED', 'LABEL', 'READY_TO_SHIP']) {
        const [way, ...others] = waysTo('logistics', `step ${step}`);
        expect(others).toEqual([]);
        expect([
          [`logistics: step ${step}`, ...released],
          [`logistics: step ${step}`, ...transitioned],
        ]).toContainEqual(way);
      }
      const ways = waysTo('orders', 'process fulfillment.progressed');
      expect(ways.map((way) => way[2])).toEqual(
        expect.arrayContaining(['logistics: step HANDLING', 'logistics: step READY_TO_SHIP']),
      );
      const lasts = waysTo('catalog', 'process order.status-changed').map((way) => way.slice(1, 4));
      expect(lasts).toContainEqual([
        'orders: send order.status-changed',
        'orders: process fulfillment.progressed',
        'logistics: send fulfillment.progressed',
      ]);
    });

    it('uses the span kinds and names of OpenTelemetry’s conventions, and no path with an id', () => {
      const kinds = new Set(spans.map(({ kind, name }) => `${kind} ${name.split(' ')[0]}`));
      expect(kinds).toEqual(
        new Set([
          'SERVER POST',
          'CLIENT POST',
          'INTERNAL transaction',
          'INTERNAL step',
          'PRODUCER send',
          'CONSUMER process',
        ]),
      );
      const server = spans.find(({ service, kind }) => service === 'orders' && kind === 'SERVER');
      expect(server?.attributes).toMatchObject({
        'http.route': '/orders/:orderId/approve',
        'http.request.method': 'POST',
        'http.response.status_code': 200,
      });
      expect(JSON.stringify(receiver.spans)).not.toContain('/orders/ACME');
    });

    it('shows the wait in the outbox, and ends the span of each event with its commit', () => {
      for (const span of spans) {
        expect(span.endedAt).toBeGreaterThanOrEqual(span.startedAt);
        const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
        // Event times have milliseconds, and the clocks of one machine agree within that.
        if (parent) expect(span.startedAt).toBeGreaterThanOrEqual(parent.startedAt - 2);
      }
    });

    it('is not exported if its caller does not sample it, while sampled requests still are', () => {
      expect(receiver.spans.filter(({ traceId }) => traceId === UNSAMPLED)).toEqual([]);
      expect(receiver.spans.some(({ name }) => name === 'POST /ext/merchant/skus')).toBe(true);
    });

    it('also leads from a product’s upload over localization and prices to the channels’ answers', () => {
      const upload = receiver.spans.find(({ name }) => name === 'POST /ext/merchant/skus');
      spans = receiver.spans.filter(({ traceId }) => traceId === upload?.traceId);
      expect(waysTo('catalog', 'translation')).toContainEqual([
        'catalog: translation',
        'catalog: process sku.upserted',
        'catalog: send sku.upserted',
        'catalog: POST /ext/merchant/skus',
        'gateway: POST catalog',
        'gateway: POST /ext/merchant/*',
      ]);
      const prices = receiver.spans.find(({ name }) => name === 'POST /ext/prices/origin/:skuId');
      spans = receiver.spans.filter(({ traceId }) => traceId === prices?.traceId);
      expect(waysTo('catalog', 'publication').map((way) => way.slice(0, 5))).toContainEqual([
        'catalog: publication',
        'catalog: process price.localized',
        'pricing: send price.localized',
        'pricing: process price.queued',
        'pricing: send price.queued',
      ]);
    });
  });

  describe('metrics', () => {
    it('cover the rate, errors and duration of every route, by its pattern', () => {
      const requests = 'entrepot_http_request_seconds_count';
      const approvals = { method: 'POST', route: '/orders/:orderId/approve', status: '200' };
      expect(metrics.orders.value(requests, approvals)).toBe(2);
      expect(metrics.gateway.value(requests, { method: 'POST', route: '/orders/*' })).toBe(2);
      const buckets = 'entrepot_http_request_seconds_bucket';
      expect(metrics.orders.value(buckets, { ...approvals, le: '+Inf' })).toBe(2);
      const routes = Object.values(metrics).flatMap((page) => page.of(requests));
      expect(routes.filter(({ labels }) => /ACME|shirt/.test(labels['route'] ?? ''))).toEqual([]);
    });

    it('count SKUs, prices, orders by transition, steps and parcels', () => {
      const { catalog, pricing, orders, logistics, taxes, gateway } = metrics;
      expect(catalog.value('entrepot_skus_total', { change: 'new' })).toBe(4);
      const ready = { status: 'READY_FOR_SALES_CHANNEL' };
      expect(catalog.value('entrepot_sku_localizations_total', ready)).toBe(4);
      const approved = { status: 'SALES_CHANNEL_APPROVED' };
      expect(catalog.value('entrepot_channel_entries_total', approved)).toBe(12);
      const reserved = { outcome: 'reserved' };
      expect(catalog.value('entrepot_stock_reservations_total', reserved)).toBe(2);
      expect(pricing.value('entrepot_prices_queued_total', { cause: 'update' })).toBe(12);
      const localized = { outcome: 'localized' };
      expect(pricing.value('entrepot_prices_localized_total', localized)).toBe(12);
      expect(orders.value('entrepot_orders_placed_total', { sales_channel: 'MELI' })).toBe(2);
      const transitions = orders.of('entrepot_order_transitions_total');
      expect(transitions.map(({ labels, value }) => [labels['from'], labels['to'], value])).toEqual(
        expect.arrayContaining([
          ['CREATED', 'APPROVED', 2],
          ['APPROVED', 'HANDLING', 2],
          ['INVOICED', 'READY_TO_SHIP', 2],
        ]),
      );
      const steps = { step: 'READY_TO_SHIP' };
      expect(logistics.value('entrepot_fulfillment_steps_total', steps)).toBe(2);
      expect(logistics.value('entrepot_parcel_events_total', { code: 'CREATED' })).toBe(2);
      const simulated = { outcome: 'simulated' };
      expect(taxes.value('entrepot_tax_simulations_total', simulated)).toBe(1);
      const refused = { outcome: 'unsupported-destination' };
      expect(taxes.value('entrepot_tax_simulations_total', refused)).toBe(1);
      expect(gateway.value('entrepot_logins_total', { outcome: 'wrong' })).toBe(1);
      expect(gateway.value('entrepot_logins_total', { outcome: 'right' })).toBeGreaterThan(0);
    });

    it('show outbox, relay, consumers and queues of every service', () => {
      for (const name of SERVICES) {
        const page = metrics[name];
        expect(page.value('entrepot_relay_active', { service: name })).toBe(1);
        expect(page.value('entrepot_outbox_oldest_seconds')).toBeLessThan(60);
        expect(page.value('entrepot_outbox_parked')).toBe(0);
        expect(page.value('process_resident_memory_bytes')).toBeGreaterThan(0);
        for (const { value } of page.of('entrepot_consumer_running')) expect(value).toBe(1);
        for (const { value } of page.of('entrepot_parked_messages')) expect(value).toBe(0);
      }
      const { catalog, pricing, orders, logistics, taxes } = metrics;
      const published = 'entrepot_outbox_published_total';
      expect(orders.value(published, { stream: 'orders.release' })).toBe(2);
      expect(pricing.value(published, { stream: 'pricing.price' })).toBe(24);
      expect(pricing.value('entrepot_consumer_running', { group: 'pricing.localize' })).toBe(1);
      const queues = [catalog, pricing, orders, logistics, taxes].flatMap((page) =>
        page.of('entrepot_queue_waiting').map(({ labels, value }) => [labels['queue'], value]),
      );
      expect(Object.fromEntries(queues)).toMatchObject({
        translations: 0,
        publications: 0,
        'entry-alignments': 0,
        'channel-orders': 0,
        'fulfillment-steps': 0,
        'fx-rates': 1,
      });
    });

    it('are all documented with their labels', async () => {
      const described = await knownMetrics();
      for (const { name, labels } of Object.values(metrics).flatMap(({ series }) => series)) {
        if (!name.startsWith('entrepot_')) continue;
        const known = labelsOf(described, name);
        expect([name, known]).toEqual([name, expect.arrayContaining(Object.keys(labels))]);
      }
    });
  });
});

async function tokenOf({ gateway, sandbox }: TestStack, clientId: string): Promise<string> {
  const { clientSecret } = clientOf(sandbox, clientId);
  const answer = await fetch(`${gateway}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Two simulations, one of them refused; a rate with a future start; a wrong secret. */
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

async function simulateAndLoadRates(stack: TestStack): Promise<void> {
  const { gateway, sandbox } = stack;
  const merchant = await Merchant.logIn(stack);
  const channel = sandbox.salesChannelTokens.find((one) => one.salesChannel === 'ECOM');
  const items = [{ id: '1', skuId: 'shirt-1', quantity: 1, unitPriceWithDiscount: 245 }];
  for (const country of ['BR', 'CL']) {
    await fetch(`${gateway}/ext/taxes`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${channel?.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ items, freight: 30, country, state: 'MG' }),
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

/** Waits until all twelve prices are sent to their channels (the merchant waited for one only) and no work is left. */
function untilAllIsDone(stack: TestStack): Promise<Record<ServiceName, MetricsPage>> {
  return eventually(
    async () => {
      const pages = await readMetrics(stack);
      const approved = { status: 'SALES_CHANNEL_APPROVED' };
      expect(pages.catalog.value('entrepot_channel_entries_total', approved)).toBe(12);
      const queues = Object.values(pages).flatMap((page) => page.of('entrepot_queue_waiting'));
      const unfinished = queues.filter(
        ({ labels, value }) => labels['queue'] !== 'fx-rates' && value > 0,
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
