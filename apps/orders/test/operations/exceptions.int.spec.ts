import { walkOperatorList } from '#testing';
import { trackingEvent } from '../builders.js';
import { Orders } from '../orders.js';
import { sellOfGlobex } from './sell-of-globex.js';

describe('the list of exceptions across merchants (decision 6.3)', () => {
  let orders: Orders;
  const placed: string[] = [];
  const PATH = '/ops/exceptions';
  const KIND = 'shipped-after-cancel';
  const listed = (query: Record<string, string> = {}) =>
    walkOperatorList(orders.service, { path: PATH, member: 'exceptions' }, query);
  const idsIn = async (query: Record<string, string>) => (await listed(query)).map(({ id }) => id);
  const fetchAsOperator = async (path: string) =>
    orders.service.fetch(path, { token: await orders.service.tokens.operator() });
  const acknowledge = async (id: string, who: string, body?: object) =>
    orders.service.fetch(`${PATH}/${encodeURIComponent(id)}/acknowledge`, {
      token: await orders.service.tokens.operator(who),
      method: 'POST',
      ...(body && { body }),
    });
  /** Two exceptions of each merchant, the newest first; the last three began at the same time. */
  let ids: string[];

  beforeAll(async () => {
    orders = await Orders.start();
    await sellOfGlobex(orders);
    for (const merchantId of ['ACME', 'ACME', 'GLOBEX', 'GLOBEX'] as const) {
      const { body } = await orders.post('/orders', orders.body(), merchantId);
      placed.push(body.orderId);
    }
    const chosen = placed.toSorted();
    for (const [index, orderId] of chosen.entries()) {
      await orders.service.store.sql(
        `INSERT INTO order_exception VALUES ($1, $2, 'it left', timestamptz '2026-11-01' - $3 * interval '1 h')`,
        [orderId, KIND, Math.min(index, 1)],
      );
    }
    ids = chosen.map((orderId) => `${KIND}:${orderId}`);
  });

  afterAll(() => orders.stop());

  it('has pages, the newest first, and the filters of operators; without a page size the list is complete', async () => {
    const { body } = await fetchAsOperator(PATH);
    expect(body).toEqual({ exceptions: expect.any(Array) });
    expect(body.exceptions.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const pageSize of ['1', '2', '4']) expect(await idsIn({ pageSize })).toEqual(ids);
    const ofGlobex = ids.filter((id) => id.startsWith(`${KIND}:GLOBEX-`));
    expect(ofGlobex).toHaveLength(2);
    expect(await idsIn({ merchantId: 'GLOBEX', pageSize: '1' })).toEqual(ofGlobex);
    const orderId = placed[1]!;
    expect(await listed({ orderId })).toMatchObject([{ orderId, merchantId: 'ACME' }]);
    const { body: first } = await fetchAsOperator(`${PATH}?pageSize=1`);
    const next = `nextPageToken=${first.nextPageToken}`;
    for (const query of [
      `${next}&merchantId=ACME`,
      'nextPageToken=x',
      'acknowledged=2',
      'pageSize=201',
    ]) {
      expect((await fetchAsOperator(`${PATH}?${query}`)).status).toBe(400);
    }
  });

  it('shows who first acknowledged an exception, audited once, until the exception begins again', async () => {
    const [id = '', ...otherIds] = ids;
    const orderId = id.slice(KIND.length + 1);
    expect((await acknowledge(id, 'OPS', { note: '' })).status).toBe(400);
    const first = await acknowledge(id, 'OPS', { note: 'it comes back' });
    const [stored] = await orders.service.store.sql<{ at: Date }>(
      'SELECT at FROM exception_acknowledgement WHERE order_id = $1',
      [orderId],
    );
    const acknowledgedAt = stored?.at.toISOString();
    expect(first).toMatchObject({
      status: 200,
      body: { id, acknowledgement: { who: 'OPS', at: acknowledgedAt, note: 'it comes back' } },
    });
    const again = await acknowledge(id, 'OPS-2', { note: 'another' });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await listed({ orderId })).toEqual([first.body]);
    const audited = await orders.service.store.sql(
      `SELECT who, details FROM audit WHERE what = 'exception.acknowledged'`,
    );
    expect(audited).toEqual([
      { who: 'OPS', details: { orderId, kind: KIND, note: 'it comes back' } },
    ]);
    expect(await idsIn({})).toEqual(ids);
    expect(await idsIn({ acknowledged: 'true' })).toEqual([id]);
    expect(await idsIn({ acknowledged: 'false', pageSize: '1' })).toEqual(otherIds);

    await orders.service.store.sql(
      `UPDATE order_exception SET since = since + interval '1 h' WHERE order_id = $1`,
      [orderId],
    );
    expect(await idsIn({ acknowledged: 'true' })).toEqual([]);
    const later = await acknowledge(id, 'OPS-2');
    expect(later.body.acknowledgement).toEqual({ who: 'OPS-2', at: expect.any(String) });
  });

  it('lists an order that goes to another country than its channel sells in (decision 6.3)', async () => {
    const body = orders.body();
    const deliveryAddress = { ...body.shipping.deliveryAddress, country: 'BRA', complement: null };
    const abroad = { ...body, shipping: { ...body.shipping, deliveryAddress } };
    const { status, body: order } = await orders.post('/orders', abroad);
    expect([status, order.shipping.deliveryAddress.country]).toEqual([201, 'BR']);
    expect(order.shipping.deliveryAddress).not.toHaveProperty('complement'); // Empty members are left out (decision 1.5).
    const id = `destination-mismatch:${order.orderId}`;
    expect(await listed({ orderId: order.orderId })).toEqual([
      {
        id,
        kind: 'destination-mismatch',
        merchantId: 'ACME',
        orderId: order.orderId,
        detail: 'the order goes to BR; its taxes are those of MX, the country of its channel',
        since: expect.any(String),
      },
    ]);
    const acknowledged = await acknowledge(id, 'OPS');
    expect(acknowledged.body).toMatchObject({ id, acknowledgement: { who: 'OPS' } });
    expect(await idsIn({ orderId: order.orderId, acknowledged: 'true' })).toEqual([id]);
  });

  it('lists a parcel that left after its order’s cancel, for operators only (decision 6.3)', async () => {
    const orderId = await orders.released();
    await orders.cancel(orderId);
    await orders.consumed(
      await orders.tracked(orderId, {
        parcelStatus: 'SHIPMENT_CANCELED',
        events: [trackingEvent('LEFT_FULFILLMENT', '2026-11-22T10:00:00.000Z')],
      }),
    );
    expect(await listed({ orderId })).toEqual([
      {
        id: `${KIND}:${orderId}`,
        kind: KIND,
        orderId,
        merchantId: 'ACME',
        detail: expect.stringContaining('ACME000000000001MX'),
        since: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      },
    ]);
    const token = await orders.service.tokens.merchant('ACME');
    expect((await orders.service.fetch(PATH, { token })).status).toBe(403);
  });

  it('lists an order that has been out of stock for a day', async () => {
    const fresh = await orders.place();
    const old = await orders.place();
    await orders.short(fresh, new Date().toISOString());
    await orders.consumed(await orders.short(old, '2026-11-01T00:00:00.000Z'));
    await orders.waitForStatus(fresh, 'ON_HOLD');
    const short = (await orders.exceptions()).filter(({ kind }) => kind === 'out-of-stock');
    expect(short).toEqual([
      {
        id: `out-of-stock:${old}`,
        kind: 'out-of-stock',
        orderId: old,
        merchantId: 'ACME',
        detail: 'the order waits for stock',
        since: '2026-11-01T00:00:00.000Z',
      },
    ]);
    await orders.operate(old, 'release');
    expect(JSON.stringify(await orders.exceptions())).not.toContain(old);
  });

  it('answers 404 for an absent exception', async () => {
    for (const id of [`${KIND}:ABSENT`, `out-of-stock:${placed[0]}`, 'x', ':', '%']) {
      expect(await acknowledge(id, 'OPS')).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
  });
});
