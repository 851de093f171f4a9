import type { SummaryPart } from '#edge';
import { eventually } from '#testing';
import fc from 'fast-check';
import { trackingEvent } from '../builders.js';
import { sellOfGlobex } from '../operations/sell-of-globex.js';
import { Orders } from '../orders.js';
import { differencesFromRows } from './counted-orders.js';

const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayOf = (date: string) => date.slice(0, 10);

/** Actions that may be refused, as for a client. */
const ACTIONS = ['hold', 'release', 'cancel', 'approve', 'ship', 'deliver', 'issue', 'return'];

describe('the summary of orders (decisions 12.1 to 12.3)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
    await sellOfGlobex(orders);
  });

  afterAll(() => orders.stop());

  const read = async (token: string, query = ''): Promise<SummaryPart> =>
    (await orders.service.fetch(`/summary${query}`, { token })).body;
  const ofMerchant = async (merchantId: 'ACME' | 'GLOBEX') =>
    read(await orders.service.tokens.merchant(merchantId));
  const ofOperator = async (query?: string) => read(await orders.service.tokens.operator(), query);
  const countOf = ({ needs }: SummaryPart, kind: string) =>
    needs.find((need) => need.kind === kind)?.count ?? 0;

  /** The ids in the list of a merchant or, for an operator, of all merchants. */
  const listed = async (query: string, as?: 'ACME' | 'GLOBEX') => {
    const { tokens } = orders.service;
    const token = await (as ? tokens.merchant(as) : tokens.operator());
    const path = `/${as ? 'ext' : 'ops'}/orders?fulfillmentWarehouseType=MERCHANT,RETURNS&pageSize=200&${query}`;
    const { body } = await orders.service.fetch(path, { token });
    return body.orders.map(({ orderId }: { orderId: string }) => orderId) as string[];
  };

  const promised = (days: number, as: 'ACME' | 'GLOBEX' = 'ACME') => {
    const { shipping, ...body } = orders.body({ creationDate: daysAgo(1) });
    const [delivery] = shipping.deliveries;
    const deliveries = [{ ...delivery, deliveryEstimateDate: daysAgo(days) }];
    return orders.post('/orders', { ...body, shipping: { ...shipping, deliveries } }, as);
  };

  const requested = (orderId: string, action: string) => {
    const as = orderId.startsWith('ACME') ? 'ACME' : 'GLOBEX';
    if (action === 'approve')
      return orders.post(`/orders/${orderId}/approve`, { approvalDate: daysAgo(2) }, as);
    if (action === 'cancel')
      return orders.post(`/ext/orders/${orderId}/cancel`, { cancelDate: daysAgo(0) }, as);
    if (action === 'issue') return orders.operate(orderId, 'operational-issue', { reason: 'lost' });
    if (action === 'return') return orders.operate(orderId, 'return-request');
    return orders.operate(orderId, action, action === 'hold' ? { reason: 'check' } : {});
  };

  /** Acts on an order, whose status may not allow it. */
  const act = async (orderId: string, action: string): Promise<void> => {
    if (action === 'ship') await orders.arrived(orderId, 'LEFT_FULFILLMENT');
    else if (action === 'deliver') await orders.arrived(orderId, 'DELIVERED');
    else expect([200, 409]).toContain((await requested(orderId, action)).status);
  };

  it('equals the counts of the rows in every snapshot during concurrent random changes', async () => {
    const placed = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const { body } = await promised(index % 3, index % 4 === 0 ? 'GLOBEX' : 'ACME');
        return body.orderId as string;
      }),
    );
    placed.push(await orders.released(), await orders.released());
    const plan = fc.sample(fc.tuple(fc.constantFrom(...placed), fc.constantFrom(...ACTIONS)), {
      numRuns: 120,
      seed: 38,
    });
    const changed = new AbortController();
    const watching = (async () => {
      while (!changed.signal.aborted) expect(await differencesFromRows(orders.service)).toEqual([]);
    })();
    const perWorker = plan.length / 6;
    await Promise.all(
      Array.from({ length: 6 }, async (_, worker) => {
        for (const [orderId, action] of plan.slice(worker * perWorker, (worker + 1) * perWorker)) {
          await act(orderId, action);
        }
      }),
    ).finally(() => changed.abort());
    await watching;
    await eventually(async () => {
      expect(await orders.service.store.sql('SELECT FROM rollup_delta')).toEqual([]);
    });
    expect(await differencesFromRows(orders.service)).toEqual([]);
    // The random changes may produce neither of the two.
    for (const actions of [
      ['ship', 'issue'],
      ['deliver', 'return'],
    ]) {
      const orderId = await orders.released();
      for (const action of actions) await act(orderId, action);
    }
    expect(await differencesFromRows(orders.service)).toEqual([]);
    const [kinds] = await orders.service.store.sql<{ count: number }>(
      `SELECT count(DISTINCT measure)::integer AS count FROM rollup`,
    );
    expect(kinds).toEqual({ count: 5 });
  });

  it.each([
    ['orders-on-hold', 'status=ON_HOLD'],
    ['orders-lost', 'status=OPERATIONAL_ISSUE'],
    ['returns-to-approve', 'status=RETURN_REQUESTED'],
    ['orders-late', 'late=true'],
  ])(
    'counts as %s the orders of the list with %s, for each caller separately',
    async (kind, query) => {
      const ofAll = await listed(query);
      expect(ofAll.length).toBeGreaterThan(0);
      expect(countOf(await ofOperator(), kind)).toBe(ofAll.length);
      const ofMerchants = {
        ACME: await listed(query, 'ACME'),
        GLOBEX: await listed(query, 'GLOBEX'),
      };
      expect([...ofMerchants.ACME, ...ofMerchants.GLOBEX].toSorted()).toEqual(ofAll.toSorted());
      for (const merchantId of ['ACME', 'GLOBEX'] as const) {
        expect(countOf(await ofMerchant(merchantId), kind)).toBe(ofMerchants[merchantId].length);
        const named = await ofOperator(`?merchantId=${merchantId}`);
        expect(countOf(named, kind)).toBe(ofMerchants[merchantId].length);
      }
    },
  );

  it('lists late orders by page and counts them, with and without other filters', async () => {
    const late = await listed('late=true', 'ACME');
    const token = await orders.service.tokens.merchant('ACME');
    const { body } = await orders.service.fetch('/ext/orders/counts?late=true', { token });
    expect(body.total).toBe(late.length);
    const [lateOrder] = late;
    expect(await listed(`late=true&text=${lateOrder}`, 'ACME')).toEqual([lateOrder]);
    const held = await listed('status=ON_HOLD', 'ACME');
    const both = late.filter((orderId) => held.includes(orderId));
    expect(await listed('late=true&status=ON_HOLD', 'ACME')).toEqual(both);
    const inTime = (await listed('', 'ACME')).find((orderId) => !late.includes(orderId));
    expect(await listed(`late=true&text=${inTime}`, 'ACME')).toEqual([]);
  });

  it('has the age of the oldest order, and exceptions for operators only', async () => {
    const before = new Date().toISOString();
    const globex = await promised(0, 'GLOBEX');
    await orders.operate(globex.body.orderId, 'hold', { reason: 'check' });
    for (const other of await listed('status=ON_HOLD', 'GLOBEX')) {
      if (other !== globex.body.orderId) await orders.operate(other, 'release');
    }
    const { needs } = await ofMerchant('GLOBEX');
    const held = needs.find(({ kind }) => kind === 'orders-on-hold');
    expect(held).toEqual({ kind: 'orders-on-hold', count: 1, oldest: expect.any(String) });
    expect(held!.oldest! >= before).toBe(true);
    expect(countOf({ needs }, 'exceptions')).toBe(0);
    const ofGlobex = async () => countOf(await ofOperator('?merchantId=GLOBEX'), 'exceptions');
    const already = await ofGlobex();
    const [seen, unseen] = ['price-differs', 'destination-mismatch'].map((kind) => ({
      orderId: globex.body.orderId as string,
      kind,
    }));
    for (const { orderId, kind } of [seen!, unseen!]) {
      await orders.service.store.sql(
        `INSERT INTO order_exception (order_id, kind, detail, since) VALUES ($1, $2, '', $3)`,
        [orderId, kind, daysAgo(3)],
      );
    }
    const token = await orders.service.tokens.operator();
    const path = `/ops/exceptions/${seen!.kind}:${seen!.orderId}/acknowledge`;
    await orders.service.fetch(path, { token, body: {} });
    for (const merchantId of ['GLOBEX', 'ACME'] as const) {
      const open = `/ops/exceptions?acknowledged=false&merchantId=${merchantId}`;
      const { body } = await orders.service.fetch(open, { token });
      const named = await ofOperator(`?merchantId=${merchantId}`);
      expect(countOf(named, 'exceptions')).toBe(body.exceptions.length);
    }
    expect(await ofGlobex()).toBe(already + 1);
  });

  it('charts the orders of the last 14 days by day', async () => {
    const { charts } = await ofOperator();
    const rows = await orders.service.store.sql<{ day: string; count: number; value: string }>(
      `SELECT to_char(creation_date AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::integer AS count,
              trim_scale(sum(value))::text AS value FROM orders
        WHERE creation_date >= $1 GROUP BY 1 ORDER BY 1`,
      [dayOf(daysAgo(13))],
    );
    expect(rows).not.toEqual([]);
    expect(charts?.ordersByDay).toEqual(
      rows.map(({ day, count }) => ({ day, salesChannel: 'MELI', count })),
    );
    expect(charts?.valueByDay).toEqual(
      rows.map(({ day, value }) => ({ day, currency: 'MXN', value })),
    );
  });

  it('charts the mean hours from approval to shipment and to delivery by the day on which they ended', async () => {
    const orderId = await orders.released();
    await orders.consumed(await orders.tracked(orderId, reached('LEFT_FULFILLMENT', daysAgo(2))));
    await orders.consumed(await orders.tracked(orderId, reached('DELIVERED', daysAgo(1))));
    const { charts } = await ofOperator();
    const [toShipment, toDelivery] = [
      await hoursUntil('shipment_date'),
      await hoursUntil('delivered_date'),
    ];
    expect(toShipment).not.toEqual([]);
    expect(toDelivery).not.toEqual([]);
    expect(charts?.approvalToShipment).toEqual(toShipment);
    expect(charts?.approvalToDelivery).toEqual(toDelivery);
  });

  const reached = (code: 'LEFT_FULFILLMENT' | 'DELIVERED', eventDate: string) => ({
    parcelStatus: code === 'DELIVERED' ? ('DELIVERED' as const) : ('SHIPPED' as const),
    events: [trackingEvent(code, eventDate)],
  });
  const hoursUntil = (date: 'shipment_date' | 'delivered_date') =>
    orders.service.store.sql(
      `SELECT to_char(${date} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::integer AS count,
              round(avg(extract(epoch FROM ${date} - approval_date)) / 3600, 2)::float8 AS "meanHours"
         FROM orders WHERE ${date} >= $1 AND approval_date IS NOT NULL GROUP BY 1 ORDER BY 1`,
      [dayOf(daysAgo(13))],
    );
});
