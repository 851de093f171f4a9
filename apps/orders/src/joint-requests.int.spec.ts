import { jest } from '@jest/globals';
import { OrderPlaced, OrderStatusChanged } from '#contracts';
import { JointWork } from '#messaging';
import { eventually, HeldRows } from '#testing';
import { randomBytes } from 'node:crypto';
import { Orders } from '../test/orders.js';

let orders: Orders;

beforeAll(async () => {
  orders = await Orders.start();
}, 60_000);

afterAll(() => orders.stop());

const APPROVAL = { approvalDate: '2026-11-20T15:00:00.000Z' };

const bodies = (count: number) => Array.from({ length: count }, () => orders.body());
const idOf = ({ salesChannelOrderId }: { salesChannelOrderId: string }) =>
  `ACME-MELI-${salesChannelOrderId}`;

/** How many transactions wrote these orders last. */
async function transactionsOf(orderIds: readonly string[]): Promise<number> {
  const [row] = await orders.service.store.sql<{ count: number }>(
    'SELECT count(DISTINCT xmin::text)::int AS count FROM orders WHERE order_id = ANY($1)',
    [orderIds],
  );
  return row?.count ?? 0;
}

/** Sends requests, none of which is done before all of them have come. */
async function together<T>(orderIds: readonly string[], send: (orderId: string) => Promise<T>) {
  const joining = jest.spyOn(JointWork.prototype, 'do');
  const held = await HeldRows.take(
    orders.service,
    `SELECT FROM list_clock WHERE merchant_id = 'ACME' AND list = 'order' FOR UPDATE`,
  );
  const answers = Promise.all(orderIds.map(send));
  try {
    await eventually(() => {
      const joined = joining.mock.calls.flatMap(([calls]) => calls as { order?: object }[]);
      expect(joined.filter(({ order }) => order)).toHaveLength(orderIds.length);
    });
  } finally {
    joining.mockRestore();
    await held.release();
  }
  return answers;
}

/** The events of one type about some orders, once each has its one. */
function eventsOf(type: string, orderIds: readonly string[]) {
  return eventually(() => {
    const seen = orders.service.events
      .everything()
      .filter((one) => one.type === type && orderIds.includes(one.event.subject));
    expect(seen.map(({ event }) => event.subject).toSorted()).toEqual(orderIds.toSorted());
    return seen;
  });
}

describe('requests about orders that come at the same time', () => {
  it('share transactions, and each has its answer, its event and its trace', async () => {
    // The clock that is held is there from the first order on.
    await orders.place();
    const sent = new Map(bodies(40).map((body) => [idOf(body), body]));
    const ids = [...sent.keys()];
    const traces = new Map(ids.map((id) => [id, randomBytes(16).toString('hex')]));
    const headersOf = (id: string) => ({ traceparent: `00-${traces.get(id)}-00f067aa0ba902b7-01` });

    const created = await together(ids, (id) =>
      orders.post('/orders', sent.get(id), 'ACME', headersOf(id)),
    );
    expect(created.map(({ status, body }) => [status, body.orderId, body.status])).toEqual(
      ids.map((id) => [201, id, 'CREATED']),
    );
    expect(await transactionsOf(ids)).toBeLessThan(ids.length / 2);

    const approved = await together(ids, (id) =>
      orders.post(`/orders/${id}/approve`, APPROVAL, 'ACME', headersOf(id)),
    );
    expect(approved.map(({ status, body }) => [status, body.orderId, body.status])).toEqual(
      ids.map((id) => [200, id, 'APPROVED']),
    );
    expect(await transactionsOf(ids)).toBeLessThan(ids.length / 2);

    for (const type of [OrderPlaced.type, OrderStatusChanged.type]) {
      for (const { event, message } of await eventsOf(type, ids)) {
        expect(message.headers.traceparent?.slice(3, 35)).toBe(traces.get(event.subject));
      }
    }
  });

  it('are refused each for itself', async () => {
    const sent = bodies(6);
    const [first = orders.body()] = sent;
    const foreign = await orders.place();
    const answers = await Promise.all([
      ...sent.map((body) => orders.post('/orders', body)),
      orders.post('/orders', { ...first, value: 1 }),
      orders.post('/orders', { ...orders.body(), value: 1 }),
      orders.post(`/orders/${foreign}/approve`, APPROVAL, 'GLOBEX'),
      orders.post(`/orders/${foreign}/approve`, APPROVAL),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...sent.map(() => 201),
      expect.any(Number),
      422,
      404,
      200,
    ]);
    expect([409, 422]).toContain(answers[sent.length]?.status);
  });

  it('make one order of one that is sent several times', async () => {
    const body = orders.body();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => orders.post('/orders', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const keyed = orders.body();
    const key = { 'idempotency-key': 'once' };
    const repeated = await Promise.all(
      Array.from({ length: 5 }, () => orders.post('/orders', keyed, 'ACME', key)),
    );
    const made = repeated.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body: order }) => JSON.stringify(order))).size).toBe(1);
    for (const { status, body: refusal } of repeated) {
      if (status !== 201) expect([status, refusal.code]).toEqual([409, 'idempotency-key-in-use']);
    }
    const both = [idOf(body), idOf(keyed)];
    // Cancelled, they tell something behind whatever they have told before.
    for (const orderId of both) await orders.cancel(orderId);
    await eventsOf(OrderStatusChanged.type, both);
    await eventsOf(OrderPlaced.type, both);
  });

  it('follow each other about one order', async () => {
    const orderId = await orders.place();
    const answers = await Promise.all([
      orders.post(`/orders/${orderId}/approve`, APPROVAL),
      orders.post(`/ext/orders/${orderId}/cancel`, { cancelDate: '2026-11-20T16:00:00.000Z' }),
      orders.post(`/orders/${orderId}/approve`, APPROVAL),
    ]);
    const { body } = await orders.read(orderId);
    const told = body.statusHistory.map(({ status }: { status: string }) => status);
    expect(told.filter((status: string) => status === 'CANCELLED')).toHaveLength(1);
    expect(told.filter((status: string) => status === 'APPROVED').length).toBeLessThanOrEqual(1);
    expect(answers[1]?.status).toBe(200);
    for (const { status } of [answers[0], answers[2]]) expect([200, 409]).toContain(status);
  });
});
