import { randomUUID } from 'node:crypto';
import { MIB } from '#edge';
import {
  bytesOfPages,
  eventually,
  OPERATORS_ONLY,
  refusalsOfOperatorList,
  scanOfPage,
  scansOf,
  walkOperatorList,
} from '#testing';
import { PARCEL, twoItems } from '../builders.js';
import { Orders } from '../orders.js';
import { sellOfGlobex } from './sell-of-globex.js';
import {
  countOrders,
  countOrdersOfAllMerchants,
  listOrders,
  listOrdersOfAllMerchants,
} from '../../src/order/store/order-list.store.js';

const LIST = { path: '/ops/orders', member: 'orders' };

const SUMMARY = [
  'orderId',
  'merchantId',
  'salesChannelOrderId',
  'salesChannel',
  'status',
  'currency',
  'foreignCurrency',
  'creationDate',
  'lastUpdateDate',
  'version',
  'totals',
  'totalsForeignCurrency',
];

describe('orders across merchants (decision 8.7)', () => {
  let orders: Orders;
  const placed: string[] = [];

  beforeAll(async () => {
    orders = await Orders.start();
    await sellOfGlobex(orders);
    for (const merchantId of ['ACME', 'GLOBEX'] as const) {
      for (const day of ['01', '02']) {
        const creationDate = `2026-11-${day}T10:00:00.000Z`;
        const { body } = await orders.post('/orders', orders.body({ creationDate }), merchantId);
        placed.push(body.orderId);
      }
    }
    placed.push(await orders.place({ fulfillmentWarehouseType: 'RETURNS' }));
    await orders.cancel(placed[1]!);
    await orders.released().then((orderId) => placed.push(orderId));
  });

  afterAll(() => orders.stop());

  const all = (query: Record<string, string> = {}) => walkOperatorList(orders.service, LIST, query);
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ orderId }) => orderId);
  const fetchAsOperator = async (path: string) =>
    orders.service.fetch(path, { token: await orders.service.tokens.operator() });
  const ownOf = async (merchantId: 'ACME' | 'GLOBEX') => {
    const token = await orders.service.tokens.merchant(merchantId);
    const query = 'fulfillmentWarehouseType=MERCHANT,RETURNS&pageSize=200';
    return (await orders.service.fetch(`/ext/orders?${query}`, { token })).body.orders;
  };

  it('are listed once, of every type, as each merchant sees them, page by page', async () => {
    const rows = await all({ pageSize: '2' });
    expect(idsOf(rows).toSorted()).toEqual(placed.toSorted());
    const keyOf = (row: { lastUpdateDate: string; orderId?: unknown }) =>
      `${row.lastUpdateDate} ${row.orderId as string}`;
    const ofBoth = [...(await ownOf('ACME')), ...(await ownOf('GLOBEX'))];
    expect(rows).toEqual(ofBoth.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    expect(await all({ pageSize: '2', order: 'desc' })).toEqual(rows.toReversed());
  });

  it('take the filters of a merchant’s list, and a merchant', async () => {
    const [, cancelled, first, two, returns] = placed;
    expect(idsOf(await all({ merchantId: 'GLOBEX', pageSize: '1' }))).toEqual([first, two]);
    expect(idsOf(await all({ status: 'CANCELLED' }))).toEqual([cancelled]);
    expect(idsOf(await all({ fulfillmentWarehouseType: 'RETURNS' }))).toEqual([returns]);
    expect(await all({ status: 'CANCELLED', merchantId: 'GLOBEX' })).toEqual([]);
    expect(await all({ merchantId: 'NONE' })).toEqual([]);
    const [, second] = await all({ merchantId: 'GLOBEX' });
    const from = { lastUpdateDateFrom: second!.lastUpdateDate };
    expect(idsOf(await all({ ...from, merchantId: 'GLOBEX' }))).toEqual([two]);
  });

  it('are rows of a table with view=summary, without data of the buyer', async () => {
    const summaryOf = (order: Record<string, unknown>) => ({
      ...Object.fromEntries(SUMMARY.map((member) => [member, order[member]])),
      itemCount: 1,
    });
    const rows = await all();
    expect(await all({ view: 'summary', pageSize: '2' })).toEqual(rows.map(summaryOf));
    const token = await orders.service.tokens.merchant('GLOBEX');
    const { body } = await orders.service.fetch('/ext/orders?view=summary', { token });
    const ofGlobex = rows.filter(({ merchantId }) => merchantId === 'GLOBEX');
    expect(body.orders).toEqual(ofGlobex.map(summaryOf));
  });

  it('are counted by status and channel, with the filters of the lists', async () => {
    const inMeli = (status: string, count: number) => ({
      status,
      count,
      salesChannels: [{ salesChannel: 'MELI', count }],
    });
    const counts = async (query: string) =>
      (await fetchAsOperator(`/ops/orders/counts?${query}`)).body;
    const everyStatus = [inMeli('APPROVED', 1), inMeli('CANCELLED', 1), inMeli('CREATED', 4)];
    expect(await counts('')).toEqual({ total: 6, statuses: everyStatus });
    expect(await counts('merchantId=GLOBEX')).toEqual({
      total: 2,
      statuses: [inMeli('CREATED', 2)],
    });
    expect(await counts('fulfillmentWarehouseType=RETURNS')).toMatchObject({ total: 1 });
    expect(await counts('creationDateUntil=2026-11-01&salesChannel=MELI')).toMatchObject({
      total: 2,
    });
    expect(await counts('salesChannel=ECOM')).toEqual({ total: 0, statuses: [] });
    expect(await counts('status=CREATED')).toMatchObject({ status: 400, parameter: 'status' });
    const listOwn = async (query: string) => {
      const token = await orders.service.tokens.merchant('ACME');
      return (await orders.service.fetch(`/ext/orders/counts?${query}`, { token })).body;
    };
    expect(await listOwn('')).toMatchObject({ total: 3 });
    expect(await listOwn('fulfillmentWarehouseType=MERCHANT,RETURNS')).toMatchObject({ total: 4 });
    expect(await listOwn(`text=${placed[1]}`)).toMatchObject({
      statuses: [{ status: 'CANCELLED' }],
    });
    expect(await listOwn(`text=${placed[2]}`)).toEqual({ total: 0, statuses: [] });
  });

  it('keep the merchant in the page tokens, which no merchant can use (decision 1.8)', async () => {
    const { nextPageToken } = (await fetchAsOperator('/ops/orders?merchantId=ACME&pageSize=1'))
      .body;
    const token = `nextPageToken=${encodeURIComponent(nextPageToken)}`;
    const next = await fetchAsOperator(`/ops/orders?${token}`);
    expect(next.body.orders).toHaveLength(3);
    expect((await fetchAsOperator(`/ops/orders?${token}&merchantId=GLOBEX`)).body).toMatchObject({
      code: 'invalid-page-token',
      parameter: 'merchantId',
    });
    const acme = { token: await orders.service.tokens.merchant('ACME') };
    expect((await orders.service.fetch(`/ext/orders?${token}`, acme)).status).toBe(400);
  });

  it('are returned by id in the form that their merchant reads', async () => {
    for (const [index, merchantId] of [
      [0, 'ACME'],
      [2, 'GLOBEX'],
    ] as const) {
      const { status, body } = await fetchAsOperator(`/ops/orders/${placed[index]}`);
      expect([status, body]).toEqual([200, (await orders.read(placed[index]!, merchantId)).body]);
    }
    const absent = await fetchAsOperator('/ops/orders/ACME-MELI-none');
    expect([absent.status, absent.body.code]).toEqual([404, 'order-not-found']);
  });

  it('are for operators only (decision 2.4)', async () => {
    for (const path of ['/ops/orders', '/ops/orders/counts', `/ops/orders/${placed[0]}`]) {
      expect(await refusalsOfOperatorList(orders.service, path)).toEqual(OPERATORS_ONLY);
    }
  });

  it('have the version of their latest event, as in every answer about them', async () => {
    await eventually(async () => {
      const { events } = orders.service;
      const published = new Map(
        [...events.versions('orders.order'), ...events.versions('orders.release')].toSorted(
          ([, a], [, b]) => a - b,
        ),
      );
      const rows = (await all()).map(({ orderId, version }) => [orderId, version]);
      expect(rows).toEqual(rows.map(([id]) => [id, published.get(id as string)]));
    });
    const { body: cancelled } = await orders.cancel(placed[1]!);
    expect(cancelled.version).toBe(2);
    expect((await orders.approve(placed[0]!)).body.version).toBe(2);
    expect((await orders.read(placed[0]!)).body.version).toBe(2);
  });

  it('are found by a complete id of any kind', async () => {
    const search = async (text: string) => idsOf(await all({ text }));
    const [first, , ofGlobex] = placed;
    expect(await search(first!)).toEqual([first]);
    expect(await search(ofGlobex!.split('-').slice(2).join('-'))).toEqual([ofGlobex]);
    const shipped = placed[5]!;
    await orders.progressed(shipped, 'READY_TO_SHIP', {
      eventData: { documents: [], parcelId: 'ACME000000000001MX' },
      lastMileTrackingNumber: 'EN123456789MX',
      parcel: { ...PARCEL, parcelId: 'ACME000000000001MX' },
    });
    await orders.waitForStatus(shipped, 'READY_TO_SHIP');
    for (const text of ['ACME000000000001MX', 'EN123456789MX']) {
      expect([text, await search(text)]).toEqual([text, [shipped]]);
      expect(await all({ text, merchantId: 'GLOBEX' })).toEqual([]);
      const token = await orders.service.tokens.merchant('GLOBEX');
      const foreign = await orders.service.fetch(`/ext/orders?text=${text}`, { token });
      expect(foreign.body).toEqual({ orders: [] });
    }
    await orders.approvedSku('CUP', { salesChannelSkuId: 'MELI-CUP' });
    const withCup = await orders.place(twoItems(orders.body(), 'MELI-CUP'));
    placed.push(withCup);
    expect(await search('CUP')).toEqual([withCup]);
    expect((await search('TEE')).toSorted()).toEqual(placed.toSorted());
    for (const text of ['cup', 'CU', 'EN12345678', '%']) {
      expect([text, await search(text)]).toEqual([text, []]);
    }
  });

  it('are read as one range of the index of all merchants, or of the index of one merchant', async () => {
    const { store } = orders.service;
    await store.sql(
      `INSERT INTO orders
       SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', o.order_id || i,
                 'last_update_date', o.last_update_date + i * interval '1 ms'))).*
         FROM orders o, generate_series(1, 5000) AS i WHERE o.order_id = $1`,
      [placed[0]],
    );
    await store.sql('VACUUM ANALYZE orders');
    for (const [order, minutes, sign] of [
      ['asc', -5, '>'],
      ['desc', 5, '<'],
    ] as const) {
      const lastUpdateDate = new Date(Date.now() + minutes * 60_000).toISOString();
      const range = { after: { lastUpdateDate, id: '' }, order, limit: 51 };
      const across = await scanOfPage(
        store,
        (queries) => listOrdersOfAllMerchants(queries, {}, range),
        'orders',
      );
      expect(across).toMatchObject({ 'Index Name': 'orders_list_of_all', 'Actual Rows': 51 });
      expect(across['Index Cond']).toContain(`ROW(last_update_date, order_id) ${sign} ROW(`);
      const scan = await scanOfPage(
        store,
        (queries) => listOrders(queries, 'ACME', {}, range),
        'orders',
      );
      expect(scan).toMatchObject({ 'Index Name': 'orders_list', 'Actual Rows': 51 });
    }
  });

  it('end their pages at 4 MiB (decision 1.8)', async () => {
    const { store } = orders.service;
    await store.sql(
      `INSERT INTO orders
       SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', 'LONG-' || i, 'merchant_id', 'LONG',
                 'customer', o.customer || jsonb_build_object('firstName', repeat('x', 170000))))).*
         FROM orders o, generate_series(1, 60) AS i WHERE o.order_id = $1`,
      [placed[0]],
    );
    const { rows, bytes } = await bytesOfPages(orders.service, LIST, { merchantId: 'LONG' });
    expect(new Set(idsOf(rows)).size).toBe(60);
    expect(rows).toHaveLength(60);
    expect(Math.max(...bytes)).toBeLessThan(4.1 * MIB);
    await store.sql(`DELETE FROM orders WHERE merchant_id = 'LONG'`);
  });

  it('end their pages at 4 MiB with the documents that each item has (decision 1.8)', async () => {
    const { store } = orders.service;
    const items = `(SELECT jsonb_agg(line) FROM (SELECT o.items -> 0 AS line FROM generate_series(1, 300)) AS lines)`;
    await store.sql(
      `INSERT INTO orders
       SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', 'MANY-' || i, 'merchant_id', 'MANY',
                 'items', ${items}))).*
         FROM orders o, generate_series(1, 60) AS i WHERE o.order_id = $1`,
      [placed[0]],
    );
    const documents = ['Shipping label', 'Commercial invoice'].map((name) => ({
      name,
      documentId: randomUUID(),
    }));
    await store.sql(
      `INSERT INTO order_parcel (order_id, parcel)
       SELECT order_id, jsonb_build_object('parcelId', order_id, 'items', '[]'::jsonb, 'documents', $1::jsonb)
         FROM orders WHERE merchant_id = 'MANY'`,
      [JSON.stringify(documents)],
    );
    const { rows, bytes } = await bytesOfPages(orders.service, LIST, { merchantId: 'MANY' });
    expect(rows).toHaveLength(60);
    expect(Math.max(...bytes)).toBeLessThan(4.1 * MIB);
    await store.sql(`DELETE FROM order_parcel WHERE parcel ->> 'parcelId' LIKE 'MANY-%'`);
    await store.sql(`DELETE FROM orders WHERE merchant_id = 'MANY'`);
  });

  it('are counted with one index', async () => {
    const filters = {
      fulfillmentWarehouseType: ['MERCHANT'],
      salesChannel: 'MELI',
      creationDateFrom: '2026-01-01',
    };
    for (const scans of [
      await scansOf(orders.service, (queries) => countOrders(queries, 'ACME', filters), 'orders'),
      await scansOf(
        orders.service,
        (queries) => countOrdersOfAllMerchants(queries, filters),
        'orders',
      ),
    ]) {
      expect(scans).toMatchObject([
        { 'Node Type': 'Index Only Scan', 'Index Name': 'orders_by_status' },
      ]);
    }
  });
});
