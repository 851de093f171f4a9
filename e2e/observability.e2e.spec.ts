import { knownMetrics, labelsOf } from '../tools/observability/known-metrics.js';
import { SERVICES } from '../tools/stack/topology.js';
import { CALLER, observeOrders, TRACE, UNSAMPLED } from './support/observed-orders.js';
import type { ObservedOrders } from './support/observed-orders.js';
import type { ReceivedSpan } from './support/trace-receiver.js';

describe('the observability of a running installation', () => {
  let receiver: ObservedOrders['receiver'];
  let metrics: ObservedOrders['metrics'];
  let spans: ReceivedSpan[];

  beforeAll(async () => {
    ({ receiver, metrics } = await observeOrders());
    spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
  }, 180_000);

  describe('the trace of one request', () => {
    /** The path from a span up to the caller's span, each as `service: name`. */
    const wayTo = (span: ReceivedSpan): string[] => {
      const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
      return [`${span.service}: ${span.name}`, ...(parent ? wayTo(parent) : [])];
    };
    const waysTo = (service: string, name: string): string[][] =>
      spans.filter((span) => span.service === service && span.name === name).map(wayTo);

    it('The trace is one complete tree below the caller’s span', () => {
      const spanIds = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
      expect(spans.filter(({ parentSpanId }) => !spanIds.has(parentSpanId))).toEqual([]);
      expect(
        spans.filter(({ parentSpanId }) => parentSpanId === CALLER).map(({ name }) => name),
      ).toEqual(['POST /orders/*']);
      expect(new Set(spans.map(({ service }) => service))).toEqual(
        new Set(['gateway', 'orders', 'catalog', 'logistics', 'webhooks']),
      );
      expect(spans.filter(({ failed }) => failed)).toEqual([]);
    });

    it('The trace goes from the gateway through service, outbox, Kafka, inbox and due steps to the last effect', () => {
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
        const [way, ...otherWays] = waysTo('logistics', `step ${step}`);
        expect(otherWays).toEqual([]);
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

    it('The trace uses the span kinds and names of OpenTelemetry’s conventions, and no path with an id', () => {
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

    it('The trace shows the wait in the outbox, and ends the span of each event with its commit', () => {
      for (const span of spans) {
        expect(span.endedAt).toBeGreaterThanOrEqual(span.startedAt);
        const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
        // Event times have milliseconds, and the clocks of one machine agree within that.
        if (parent) expect(span.startedAt).toBeGreaterThanOrEqual(parent.startedAt - 2);
      }
    });

    it('The trace is not exported if its caller does not sample it, while sampled requests still are', () => {
      expect(receiver.spans.filter(({ traceId }) => traceId === UNSAMPLED)).toEqual([]);
      expect(receiver.spans.some(({ name }) => name === 'POST /ext/merchant/skus')).toBe(true);
    });

    it('The trace also leads from a product’s upload over localization and prices to the channels’ answers', () => {
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
    it('The metrics cover the rate, errors and duration of every route, by its pattern', () => {
      const requests = 'entrepot_http_request_seconds_count';
      const approvals = { method: 'POST', route: '/orders/:orderId/approve', status: '200' };
      expect(metrics.orders.value(requests, approvals)).toBe(2);
      expect(metrics.gateway.value(requests, { method: 'POST', route: '/orders/*' })).toBe(2);
      const buckets = 'entrepot_http_request_seconds_bucket';
      expect(metrics.orders.value(buckets, { ...approvals, le: '+Inf' })).toBe(2);
      const routes = Object.values(metrics).flatMap((page) => page.of(requests));
      expect(routes.filter(({ labels }) => /ACME|shirt/.test(labels['route'] ?? ''))).toEqual([]);
    });

    it('The metrics count SKUs, prices, orders by transition, steps and parcels', () => {
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

    it('The metrics show outbox, relay, consumers and queues of every service, and that its background work succeeds', () => {
      for (const name of SERVICES) {
        const page = metrics[name];
        expect(page.value('entrepot_relay_active', { service: name })).toBe(1);
        expect(page.value('entrepot_outbox_oldest_seconds')).toBeLessThan(60);
        expect(page.value('entrepot_outbox_parked')).toBe(0);
        expect(page.value('process_resident_memory_bytes')).toBeGreaterThan(0);
        for (const { value } of page.of('entrepot_consumer_running')) expect(value).toBe(1);
        for (const { value } of page.of('entrepot_parked_messages')) expect(value).toBe(0);
        const pollers = page.of('entrepot_poller_failures');
        expect(pollers.length).toBeGreaterThan(2);
        expect(pollers.filter(({ value }) => value > 0)).toEqual([]);
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

    it('The documentation lists all metrics with their labels', async () => {
      const described = await knownMetrics();
      for (const { name, labels } of Object.values(metrics).flatMap(({ series }) => series)) {
        if (!name.startsWith('entrepot_')) continue;
        const documentedLabels = labelsOf(described, name);
        expect([name, documentedLabels]).toEqual([
          name,
          expect.arrayContaining(Object.keys(labels)),
        ]);
      }
    });
  });
});
