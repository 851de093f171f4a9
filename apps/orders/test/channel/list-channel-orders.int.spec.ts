import { HeldRows, PATIENCE } from '#testing';
import { sellOfGlobex } from '../operations/sell-of-globex.js';
import { Orders } from '../orders.js';
import { soldBody } from './sold-body.js';

interface Listed {
  orderId: string;
  status: string;
}

describe('the list of the orders of a channel (decision 10.5)', () => {
  let orders: Orders;
  let ids = 0;

  beforeAll(async () => {
    orders = await Orders.start({ ENTREPOT_ENV: 'production' });
    await sellOfGlobex(orders);
  });

  afterAll(() => orders.stop());

  async function place(merchantId: string): Promise<{ id: string; orderId: string }> {
    const id = `list-${(ids += 1)}`;
    const { status, body } = await orders.asChannel('', soldBody(id, { merchantId }));
    expect(status).toBe(201);
    return { id, orderId: body.orderId };
  }

  const list = (query: string, salesChannel = 'MELI') =>
    orders.asChannel(`?${query}`, undefined, { salesChannel });

  const idsOf = ({ body }: { body: { orders: Listed[] } }) =>
    body.orders.map(({ orderId }) => orderId);

  it('has each order of every merchant once, and again after a change', async () => {
    const placed = [];
    for (const merchantId of ['ACME', 'GLOBEX', 'ACME', 'GLOBEX', 'ACME'])
      placed.push(await place(merchantId));
    const listedIds: string[] = [];
    let page = await list('pageSize=2');
    listedIds.push(...idsOf(page));
    while (page.body.more) {
      page = await list(`pageSize=2&after=${page.body.after}`);
      listedIds.push(...idsOf(page));
    }
    expect(listedIds).toEqual(placed.map(({ orderId }) => orderId));
    expect(idsOf(await list(`after=${page.body.after}`))).toEqual([]);
    await orders.asChannel(`/${placed[1]!.id}/approve`, { approvalDate: 'now' });
    const { body } = await list(`after=${page.body.after}`);
    expect(body.orders).toMatchObject([{ orderId: placed[1]!.orderId, status: 'APPROVED' }]);
    expect(idsOf(await list(`after=${body.after}`))).toEqual([]);
    expect(idsOf(await list('', 'ECOM'))).toEqual([]);
  });

  it('has the orders that fit the filters, which its cursor carries', async () => {
    const { id, orderId } = await place('ACME');
    await orders.asChannel(`/${id}/cancel`, { cancelDate: '2026-11-21T08:00:00Z' });
    const first = await list('status=CANCELLED');
    expect(idsOf(first)).toContain(orderId);
    const { after } = first.body;
    await place('ACME');
    expect(idsOf(await list(`after=${after}`))).toEqual([]);
    for (const [query, channel] of [
      [`status=CREATED&after=${after}`, 'MELI'],
      [`after=${after}`, 'ECOM'],
      ['after=abc.def', 'MELI'],
    ] as const) {
      const { status, body } = await list(query, channel);
      expect([status, body.errors[0].code]).toEqual([400, 'invalid-page-token']);
    }
    const from = await list('lastUpdateDateFrom=2099-01-01&creationDateUntil=2099-01-01');
    expect(idsOf(from)).toEqual([]);
  });

  it('answers a request that waits as soon as an order changes', async () => {
    const { body } = await list('pageSize=200');
    const waiting = list(`after=${body.after}&wait=20`);
    const begun = performance.now();
    const { orderId } = await place('GLOBEX');
    expect(idsOf(await waiting)).toEqual([orderId]);
    expect(performance.now() - begun).toBeLessThan(15_000 * PATIENCE);
  });

  it('skips no order of a transaction that is not committed yet', async () => {
    await place('ACME');
    const { body } = await list('pageSize=200');
    const drawn = `UPDATE list_clock SET stamp = clock_timestamp() WHERE merchant_id = 'ACME' RETURNING 1`;
    const uncommitted = await HeldRows.take(orders.service, drawn);
    const { orderId } = await place('GLOBEX');
    const during = await list(`after=${body.after}`);
    expect([idsOf(during), during.body.more]).toEqual([[], false]);
    await uncommitted.release();
    expect(idsOf(await list(`after=${during.body.after}`))).toEqual([orderId]);
  });
});
