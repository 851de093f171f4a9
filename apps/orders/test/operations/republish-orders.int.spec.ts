import {
  OrderHistoryAdded,
  OrderPlaced,
  OrderReleased,
  OrderStatusChanged,
  type EventOf,
} from '#contracts';
import { HeldRows, committedEvents, eventually } from '#testing';
import { Orders } from '../orders.js';

type Event =
  | EventOf<typeof OrderPlaced>
  | EventOf<typeof OrderStatusChanged>
  | EventOf<typeof OrderHistoryAdded>;

describe('the republication of orders (decision 8.7)', () => {
  let orders: Orders;
  let delivered: string;
  let held: string;
  let erased: string;
  let original: Event[];

  beforeAll(async () => {
    orders = await Orders.start({ PROJECTION_TIMEOUT_MS: '100' });
    delivered = await orders.released();
    await orders.progressed(delivered, 'HANDLING');
    await orders.arrived(delivered, 'LEFT_FULFILLMENT');
    await orders.arrived(delivered);
    held = await orders.place();
    await orders.operate(held, 'hold', { reason: 'address' });
    await orders.approve(held);
    await orders.operate(held, 'release');
    await orders.operate(held, 'hold', { reason: 'address' });
    erased = await orders.place();
    await orders.cancel(erased);
    await orders.operate(erased, 'erase-personal-data');
    await orders.waitForStatus(delivered, 'DELIVERED');
    original = await published();
  });

  // The published events are compared with the histories in this test, since republished events occur twice.
  afterAll(() => orders.service.stop());

  const published = async (): Promise<Event[]> => {
    const { store } = orders.service;
    return [
      ...(await committedEvents(store, OrderPlaced)),
      ...(await committedEvents(store, OrderStatusChanged)),
      ...(await committedEvents(store, OrderHistoryAdded)),
    ];
  };
  const operator = async (path: string, body?: object) =>
    orders.service.fetch(`/ops/orders/republish${path}`, {
      token: await orders.service.tokens.operator(),
      ...(body && { body }),
    });
  const untilDone = (jobId: string) =>
    eventually(async () => {
      const { body } = await operator(`/${jobId}`);
      expect(body).toMatchObject({ state: 'done', remaining: 0 });
      return body;
    });
  const republish = async (filters: object) => {
    const before = new Set((await published()).map(({ eventId }) => eventId));
    const { status, body } = await operator('', filters);
    expect(status).toBe(202);
    const progress = await untilDone(body.jobId);
    const events = (await published()).filter(({ eventId }) => !before.has(eventId));
    return { progress, events };
  };
  const of = (orderId: string, events: readonly Event[]) =>
    events.filter((event) => event.orderId === orderId).toSorted((a, b) => a.version! - b.version!);
  const asRepublished = (events: readonly Event[]) =>
    events.map((event) => ({ ...event, eventId: expect.any(String) }));
  const idsOf = (events: readonly Event[]) => [
    ...new Set(events.map(({ orderId }) => orderId).toSorted()),
  ];

  it('publishes each entry of each history unchanged, with its version and its time', async () => {
    const releases = (await committedEvents(orders.service.store, OrderReleased)).length;
    const stored = await orders.service.store.sql('SELECT * FROM orders ORDER BY order_id');
    const { progress, events } = await republish({});
    expect(progress).toMatchObject({ published: 3 });
    for (const orderId of [delivered, held, erased]) {
      expect(of(orderId, events)).toEqual(asRepublished(of(orderId, original)));
    }
    expect(events).toHaveLength(original.length);
    expect(of(held, events).map((event) => ('entry' in event ? `+${event.entry}` : ''))).toContain(
      '+APPROVED',
    );
    expect(await committedEvents(orders.service.store, OrderReleased)).toHaveLength(releases);
    expect(await orders.service.store.sql('SELECT * FROM orders ORDER BY order_id')).toEqual(
      stored,
    );
  });

  it('publishes the events of an order in the order of its history', async () => {
    const { events: probe } = orders.service;
    const { events } = await republish({});
    // Events of the previous republication may still arrive.
    const ids = new Set(events.map(({ eventId }) => eventId));
    await eventually(() => {
      const seen = probe
        .everything()
        .filter(({ event }) => event.subject === held && ids.has(event.eventId))
        .map(({ event }) => event.version);
      expect(seen).toEqual(of(held, events).map(({ version }) => version));
    });
  });

  it('is limited to one merchant, or to the changes since a date, on request', async () => {
    const { body } = await orders.read(held);
    const since = await republish({ merchantId: 'ACME', from: body.lastUpdateDate });
    expect(since.progress).toMatchObject({ merchantId: 'ACME', from: body.lastUpdateDate });
    expect(idsOf(since.events)).toEqual([held, erased].toSorted());
    expect((await republish({ merchantId: 'GLOBEX' })).events).toEqual([]);
    const unknown = await operator('', { merchantId: 'ABSENT' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
  });

  it('continues in the next process after a process is killed', async () => {
    const rows = await HeldRows.take(
      orders.service,
      `SELECT FROM orders WHERE order_id = '${held}' FOR UPDATE`,
    );
    const before = (await published()).length;
    const { body } = await operator('', {});
    await rows.endWaiting();
    expect(await untilDone(body.jobId)).toMatchObject({ published: 3 });
    expect((await published()).length).toBe(before + original.length);
  });
});
