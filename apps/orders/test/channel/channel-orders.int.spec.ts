import { OrderPlaced, OrderStatusChanged } from '#contracts';
import { Database } from '#platform';
import { v7 as uuidv7 } from 'uuid';
import { soldBody } from './sold-body.js';
import { sellOfGlobex } from '../operations/sell-of-globex.js';
import { Orders } from '../orders.js';

describe('the orders of a channel over HTTP (decision 10.5)', () => {
  let orders: Orders;
  let ids = 0;
  const nextId = () => `web-${(ids += 1)}`;

  beforeAll(async () => {
    orders = await Orders.start({ ENTREPOT_ENV: 'production', PROJECTION_TIMEOUT_MS: '200' });
    await sellOfGlobex(orders);
  });

  afterAll(() => orders.stop());

  const place = (body: object, options = {}) => orders.asChannel('', body, options);
  const placed = (orderId: string) =>
    orders.service.events.all(OrderPlaced).filter((event) => event.orderId === orderId);

  it('are placed once: a repeated order is answered with 200, a different one with 409 and each difference', async () => {
    const id = nextId();
    const sold = soldBody(id);
    const first = await place(sold);
    expect([first.status, first.body]).toMatchObject([
      201,
      { orderId: `ACME-MELI-${id}`, merchantId: 'ACME', status: 'CREATED', value: 1795.9 },
    ]);
    await orders.asChannel(`/${id}/approve`, { approvalDate: '2026-11-20T12:00:00Z' });
    const again = await place({ ...sold, value: 1795.9, salesChannel: 'MELI' });
    expect([again.status, again.body.status]).toEqual([200, 'APPROVED']);
    const { status, body } = await place({
      ...sold,
      items: [{ ...sold.items[0], quantity: 2 }],
      customer: { ...sold.customer, lastName: 'Roa' },
    });
    expect([status, body.code]).toEqual([409, 'duplicate-order']);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/items',
      '/customer',
    ]);
    const atOnce = nextId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(soldBody(atOnce))));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    const orderId = `ACME-MELI-${atOnce}`;
    await orders.asChannel(`/${atOnce}/cancel`, { cancelDate: '2026-11-21T08:00:00Z' });
    await orders.service.events.waitFor(OrderStatusChanged, (event) => event.orderId === orderId);
    expect(placed(orderId)).toHaveLength(1);
  });

  it('are recognized as repeated after the buyer’s data is erased', async () => {
    const id = nextId();
    await place(soldBody(id));
    await orders.asChannel(`/${id}/cancel`, { cancelDate: '2026-11-21T08:00:00Z' });
    const erased = await orders.operate(`ACME-MELI-${id}`, 'erase-personal-data');
    expect(erased.status).toBeLessThan(300);
    expect((await place(soldBody(id))).status).toBe(200);
  });

  it('replay the first answer to a repeated Idempotency-Key (decision 1.9)', async () => {
    const id = nextId();
    const headers = { 'idempotency-key': uuidv7() };
    const first = await place(soldBody(id), { headers });
    await orders.asChannel(`/${id}/cancel`, { cancelDate: '2026-11-21T08:00:00Z' });
    const again = await place(soldBody(id), { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await place(soldBody(id, { fulfillmentWarehouseType: 'RETURNS' }), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('are placed once by eight concurrent requests with the same Idempotency-Key', async () => {
    const sold = soldBody(nextId());
    const headers = { 'idempotency-key': uuidv7() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => place(structuredClone(sold), { headers })),
    );
    const first = answers.find(({ status }) => status === 201);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.code).toBe('idempotency-key-in-use');
      else expect([status, body]).toEqual([201, first?.body]);
    }
    const other = await place(soldBody(nextId()), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    const { orderId } = first!.body;
    const cancel = { cancelDate: '2026-11-21T08:00:00Z' };
    await orders.asChannel(`/${sold.salesChannelOrderId}/cancel`, cancel);
    await orders.service.events.waitFor(OrderStatusChanged, (event) => event.orderId === orderId);
    expect(placed(orderId)).toHaveLength(1);
  });

  it('take the channel’s share of connections until their merchant is known to be connected', async () => {
    const reads = jest.spyOn(Database.prototype, 'reads');
    const { status } = await place(soldBody(nextId(), { merchantId: 'ABSENT' }));
    const shares = reads.mock.calls.map(([share]) => share);
    reads.mockRestore();
    expect(status).toBe(422);
    expect(shares).toContainEqual({ clientId: 'MELI' });
    expect(shares).not.toContainEqual({ merchantId: 'ABSENT' });
  });

  it('are refused in the name of another channel, and without the scope', async () => {
    const { status, body } = await place(soldBody(nextId(), { salesChannel: 'ECOM' }));
    expect([status, body.errors]).toMatchObject([
      422,
      [{ pointer: '/salesChannel', code: 'channel-mismatch' }],
    ]);
    const token = await orders.service.tokens.channel('MELI', ['taxes', 'listings']);
    const { status: refused, body: problem } = await orders.service.fetch<{ code: string }>(
      '/channel/orders',
      { token },
    );
    expect([refused, problem.code]).toEqual([403, 'missing-scope']);
  });

  it('are answered like unknown ones if they are of another channel', async () => {
    const id = nextId();
    await place(soldBody(id));
    const body = { approvalDate: 'now' };
    for (const path of [`/${id}`, `/${id}/approve`]) {
      const isRead = path.endsWith(id);
      const [foreign, unknown] = await Promise.all(
        [path, path.replace(id, 'unheard')].map((orderPath) =>
          orders.asChannel(orderPath, isRead ? undefined : body, { salesChannel: 'ECOM' }),
        ),
      );
      const { instance: _one, ...said } = foreign!.body;
      const { instance: _other, ...saidOfUnknown } = unknown!.body;
      expect([foreign!.status, said]).toEqual([404, saidOfUnknown]);
    }
    expect((await orders.asChannel(`/${id}`)).body.status).toBe('CREATED');
  });

  it('may have the same id if they are of two merchants; then a request must name the merchant', async () => {
    const id = nextId();
    expect((await place(soldBody(id))).status).toBe(201);
    expect((await place(soldBody(id, { merchantId: 'GLOBEX' }))).status).toBe(201);
    const { status, body } = await orders.asChannel(`/${id}`);
    expect([status, body.code]).toEqual([409, 'ambiguous']);
    const cancel = { cancelDate: '2026-11-21T08:00:00Z' };
    const ofGlobex = await orders.asChannel(`/${id}/cancel?merchantId=GLOBEX`, cancel);
    expect(ofGlobex.body).toMatchObject({ orderId: `GLOBEX-MELI-${id}`, status: 'CANCELLED' });
    const ofAcme = await orders.asChannel(`/${id}?merchantId=ACME`);
    expect(ofAcme.body).toMatchObject({ orderId: `ACME-MELI-${id}`, status: 'CREATED' });
  });

  it('are refused a change that their status does not allow, with the status, and stay unchanged', async () => {
    const id = nextId();
    await place(soldBody(id));
    const items = [{ itemId: 'line-1', quantity: 1 }];
    const early = await orders.asChannel(`/${id}/return-request`, { items });
    expect([early.status, early.body]).toMatchObject([
      409,
      { code: 'action-not-allowed', detail: expect.stringContaining('CREATED') },
    ]);
    await orders.asChannel(`/${id}/cancel`, { cancelDate: '2026-11-21T08:00:00Z' });
    const before = (await orders.asChannel(`/${id}`)).body;
    const late = await orders.asChannel(`/${id}/approve`, { approvalDate: 'now' });
    expect([late.status, late.body.code]).toEqual([409, 'order-not-approvable']);
    expect((await orders.asChannel(`/${id}`)).body).toEqual(before);
  });

  it('show a repeated return request once', async () => {
    const id = nextId();
    await place(soldBody(id));
    const orderId = `ACME-MELI-${id}`;
    await orders.asChannel(`/${id}/approve`, { approvalDate: '2026-11-20T12:00:00Z' });
    await orders.reserve(orderId);
    await orders.arrived(orderId);
    await orders.waitForStatus(orderId, 'DELIVERED');
    const request = { items: [{ itemId: 'line-1', quantity: 1 }], reason: 'too small' };
    const first = await orders.asChannel(`/${id}/return-request`, request);
    const again = await orders.asChannel(`/${id}/return-request`, request);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const tooMany = { items: [{ itemId: 'line-1', quantity: 2 }] };
    const refused = await orders.asChannel(`/${id}/return-request`, tooMany);
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ pointer: '/items/0/quantity', code: 'too-many-units' }],
    ]);
  });
});
