import { MerchantChanged, SalesChannelChanged, SkuChannelStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { channel, merchant, sku, trackingEvent } from '../builders.js';
import { linkTo } from '../document-links.js';
import { Orders } from '../orders.js';

type Listed = { orderId: string; lastUpdateDate: string; creationDate: string; status: string };

describe('the order list', () => {
  let orders: Orders;
  let mine: string[];
  let returns: string;

  beforeAll(async () => {
    orders = await Orders.start();
    mine = [];
    for (const day of ['01', '02', '03']) {
      mine.push(await orders.place({ creationDate: `2026-11-${day}T10:00:00.000Z` }));
    }
    await orders.cancel(mine[2]!);
    returns = await orders.place({ fulfillmentWarehouseType: 'RETURNS' });
  });

  afterAll(() => orders.stop());

  const get = async (path: string, as: 'ACME' | 'GLOBEX' = 'ACME') =>
    orders.service.fetch(path, { token: await orders.service.tokens.merchant(as) });
  const list = (query: string, as: 'ACME' | 'GLOBEX' = 'ACME') => get(`/ext/orders?${query}`, as);
  const ids = async (query: string) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    return body.orders.map(({ orderId }: Listed) => orderId);
  };

  it('lists each order in the form that a read by its id returns, without its history', async () => {
    const { body, headers } = await list('');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).not.toHaveProperty('nextPageToken');
    const read = await Promise.all(mine.map(async (id) => (await orders.read(id)).body));
    expect(body.orders).toEqual(read.map(({ statusHistory: _history, ...order }) => order));
    expect((await list('', 'GLOBEX')).body).toEqual({ orders: [] });
  });

  it('filters orders by every filter of the specification', async () => {
    const [first, two, three] = mine as [string, string, string];
    const { lastUpdateDate: changed } = (await orders.read(two)).body;
    const expected: [string, string[]][] = [
      ['', mine],
      ['status=CREATED', [first, two]],
      ['status=CREATED,CANCELLED', mine],
      ['status=CREATED,CREATED&status=CREATED', [first, two]],
      ['status=CANCELLED', [three]],
      ['status=SHIPPED', []],
      ['fulfillmentWarehouseType=MERCHANT', mine],
      ['fulfillmentWarehouseType=RETURNS', [returns]],
      ['fulfillmentWarehouseType=RETURNS,MERCHANT', [...mine, returns]],
      ['creationDateFrom=2026-11-02T10:00:00.000Z&creationDateUntil=2026-11-03', [two, three]],
      ['creationDateFrom=2026-11-02T10:00:00.001Z&creationDateUntil=2026-11-03', [three]],
      ['creationDateUntil=2026-11-02T10:00:00.000Z', [first, two]],
      ['creationDateUntil=2026-11-01', [first]],
      [`lastUpdateDateFrom=${changed}`, [two, three]],
      [`lastUpdateDateUntil=${changed}`, [first, two]],
      [`lastUpdateDateFrom=${changed}&lastUpdateDateUntil=${changed}`, [two]],
      ['status=CREATED&creationDateFrom=2026-11-02', [two]],
      ['salesChannel=MELI&status=CANCELLED', [three]],
      ['salesChannel=ECOM', []],
    ];
    for (const [query, orderIds] of expected)
      expect([query, await ids(query)]).toEqual([query, orderIds]);
  });

  it('pages through orders with the filters in the token (decision 1.8)', async () => {
    const both = 'fulfillmentWarehouseType=MERCHANT,RETURNS';
    const seen: string[] = [];
    let query = `pageSize=1&${both}`;
    for (;;) {
      const { body } = await list(query);
      seen.push(...body.orders.map(({ orderId }: Listed) => orderId));
      if (body.nextPageToken === undefined) break;
      query = `pageSize=1&nextPageToken=${encodeURIComponent(body.nextPageToken)}`;
    }
    expect(seen).toEqual([...mine, returns]);
    const { body } = await list(`pageSize=1&${both}`);
    const token = `nextPageToken=${encodeURIComponent(body.nextPageToken)}`;
    expect(await ids(`fulfillmentWarehouseType=RETURNS,MERCHANT&${token}`)).toHaveLength(3);
    for (const [wrong, parameter] of [
      [`fulfillmentWarehouseType=RETURNS&${token}`, 'fulfillmentWarehouseType'],
      [`status=CREATED&${token}`, 'status'],
      ['nextPageToken=x.y', 'nextPageToken'],
    ]) {
      const refused = await list(wrong!);
      expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
    }
    expect((await list(token, 'GLOBEX')).status).toBe(400);
  });

  it('refuses invalid queries and names the parameter (decision 1.5)', async () => {
    for (const [query, parameter] of [
      ['status=LOST', 'status'],
      ['status=', 'status'],
      ['fulfillmentWarehouseType=ALL', 'fulfillmentWarehouseType'],
      ['creationDateFrom=tomorrow', 'creationDateFrom'],
      ['creationDateFrom=2026-02-02&creationDateUntil=2026-02-01', 'creationDateFrom'],
      ['lastUpdateDateFrom=2026-02-02&lastUpdateDateUntil=2026-02-01', 'lastUpdateDateFrom'],
      ['pageSize=201', 'pageSize'],
      ['view=short', 'view'],
      ['text=', 'text'],
      [`text=${'x'.repeat(163)}`, 'text'],
      ['state=CREATED', 'state'],
    ]) {
      const { status, body } = await list(query!);
      expect([query, status, body.parameter]).toEqual([query, 400, parameter]);
    }
  });

  it('never misses an order for a client that follows the list during writes (decisions 1.8, 1.14)', async () => {
    const since = (await orders.read(returns)).body.lastUpdateDate as string;
    const newest = new Map<string, Listed>();
    let from = since;
    const follow = async () => {
      let query = `pageSize=3&lastUpdateDateFrom=${from}`;
      for (;;) {
        const { status, body } = await list(query);
        expect([status, body]).toEqual([200, expect.anything()]);
        for (const order of body.orders as Listed[]) {
          newest.set(order.orderId, order);
          from = order.lastUpdateDate;
        }
        if (body.nextPageToken === undefined) return;
        query = `pageSize=3&nextPageToken=${encodeURIComponent(body.nextPageToken)}`;
      }
    };
    const twin = await orders.service.twin();
    const token = await orders.service.tokens.merchant('ACME');
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      const service = writer % 2 === 0 ? orders.service : twin;
      const written: string[] = [];
      for (let n = 0; n < 6; n += 1) {
        const placed = await service.fetch('/orders', { token, body: orders.body() });
        expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
        const { orderId } = placed.body;
        const body = { approvalDate: '2026-11-20T12:00:00Z' };
        const approved = await service.fetch(`/orders/${orderId}/approve`, { token, body });
        expect([approved.status, approved.body]).toEqual([200, expect.anything()]);
        written.push(orderId);
      }
      return written;
    });
    const stopping = new AbortController();
    const done = Promise.all(writers).finally(() => stopping.abort());
    while (!stopping.signal.aborted) await follow();
    const written = (await done).flat();
    await twin.stop();
    await follow();
    for (const orderId of written) {
      expect([orderId, newest.get(orderId)?.status]).toEqual([orderId, 'APPROVED']);
    }
  });

  it('finds an order by the id that its channel gave it (decision 6.13)', async () => {
    const orderId = await orders.place({ salesChannelOrderId: 'SO/1 é' });
    const path = `/ext/orders/salesChannelOrderId/${encodeURIComponent('SO/1 é')}`;
    expect((await get(path)).body).toEqual((await orders.read(orderId)).body);
    expect((await get(`${path}?salesChannel=MELI`)).body.orderId).toBe(orderId);
    for (const absent of [`${path}?salesChannel=ECOM`, `${path}x`]) {
      expect((await get(absent)).body).toMatchObject({ status: 404, code: 'order-not-found' });
    }
    expect((await get(path, 'GLOBEX')).status).toBe(404);
    expect((await get(`${path}?channel=MELI`)).status).toBe(400);
  });

  it('answers that an id of several channels is ambiguous until one is named (decision 6.13)', async () => {
    const { publisher } = orders.service;
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 2 });
    await publisher.publish(SalesChannelChanged, { ...channel('ECOM'), version: 2 });
    const { subject, id } = sku('TEE');
    await publisher.publish(SkuChannelStatusChanged, {
      merchantId: 'ACME',
      subject,
      version: orders.next('TEE'),
      skuId: 'TEE',
      id,
      salesChannel: 'ECOM',
      status: 'SALES_CHANNEL_APPROVED',
      statusDate: '2026-11-20T10:00:00.000Z',
    });
    await eventually(async () => {
      const rows = await orders.service.store.sql(
        `SELECT orderable FROM sku_channel WHERE sku_id = 'TEE' AND sales_channel = 'ECOM'`,
      );
      expect(rows).toEqual([{ orderable: true }]);
    });
    const item = { ...orders.body().items[0]!, salesChannelSkuId: 'TEE' };
    const inEcom = { salesChannel: 'ECOM', currency: 'BRL', items: [item] };
    const here = await orders.place({ salesChannelOrderId: 'TWICE' });
    const there = await orders.place({ salesChannelOrderId: 'TWICE', ...inEcom });
    const path = '/ext/orders/salesChannelOrderId/TWICE';
    expect((await get(path)).body).toMatchObject({
      status: 409,
      code: 'ambiguous',
      parameter: 'salesChannel',
    });
    expect((await get(`${path}?salesChannel=MELI`)).body.orderId).toBe(here);
    expect((await get(`${path}?salesChannel=ECOM`)).body.orderId).toBe(there);
  });

  it('returns documents as processing until there are some, or none can follow (decision 6.13)', async () => {
    const orderId = await orders.released();
    const documents = (id: string) => get(`/ext/orders/${id}/documents`);
    expect((await documents(orderId)).body).toEqual({ status: 'processing', documents: [] });
    const labels = [{ name: 'Shipping label', documentId: uuidv7() }];
    await orders.progressed(orderId, 'READY_TO_SHIP', {
      eventData: { documents: labels, parcelId: 'ACME000000000001MX' },
      parcel: {
        code: 'P1',
        name: 'Parcel 1',
        length: 20,
        width: 15,
        height: 10,
        weight: '0.5',
        netWeight: '0.4',
        grossWeight: '0.5',
        parcelId: 'ACME000000000001MX',
        items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
        documents: labels,
      },
    });
    await eventually(async () =>
      expect((await documents(orderId)).body).toEqual({
        status: 'success',
        documents: [{ name: 'Shipping label', url: linkTo(labels[0]!.documentId) }],
      }),
    );
    expect((await documents(mine[2]!)).body).toEqual({ status: 'success', documents: [] });
    expect((await get(`/ext/orders/${orderId}/documents`, 'GLOBEX')).status).toBe(404);
    expect((await documents('ACME-MELI-none')).body.code).toBe('order-not-found');
  });

  it('puts an order at the end of the list with each tracking entry (decision 1.15)', async () => {
    const orderId = await orders.released();
    const other = await orders.place();
    const seen = trackingEvent('AWAITING_PICK_UP', '2026-11-21T09:00:00.000Z');
    await orders.consumed(
      await orders.tracked(orderId, { parcelStatus: 'SHIPMENT_CREATED', events: [seen] }),
    );
    expect((await ids('pageSize=200')).slice(-2)).toEqual([other, orderId]);
  });
});
