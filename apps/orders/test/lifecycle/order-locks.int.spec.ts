import {
  OrderPlaced,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  SalesChannelOrderApproved,
  StockReserved,
  type EventContract,
  type EventEnvelope,
  type EventOf,
} from '#contracts';
import { EventContext, Transactor, type UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { eventually, HeldRows } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { orderSold, trackingEvent, trackingUpdated } from '../builders.js';
import { Orders } from '../orders.js';
import { applyTracking } from '../../src/fulfillment/apply-tracking.js';
import type { OrdersConfig } from '../../src/config.js';
import { LifecycleConsumer } from '../../src/lifecycle/lifecycle.consumer.js';
import { ApplyChannelEvent } from '../../src/intake/apply-channel-event.js';

const APPROVAL = { approvalDate: '2026-11-20T12:00:00Z' };
const CANCEL = { cancelDate: '2026-11-21T08:00:00Z' };
const CLOCK = `SELECT FROM list_clock WHERE merchant_id = 'ACME' AND list = 'order' FOR UPDATE`;

let orders: Orders;

beforeAll(async () => {
  orders = await Orders.start({ INTAKE_RETRY_MS: '50', INTAKE_DEADLINE_MS: '600000' });
});

afterAll(() => orders.stop());

const hold = (orderId: string) =>
  HeldRows.take(orders.service, `SELECT FROM orders WHERE order_id = '${orderId}' FOR UPDATE`);

/** Whether the row is unlocked. */
async function isFree(orderId: string): Promise<boolean> {
  const rows = await orders.service.store.sql(
    'SELECT FROM orders WHERE order_id = $1 FOR UPDATE SKIP LOCKED',
    [orderId],
  );
  return rows.length === 1;
}

describe('the service with two transactions about one order', () => {
  it('bases the later decision on the result of the earlier one, at the time when the lock is acquired', async () => {
    const orderId = await orders.place();
    const held = await hold(orderId);
    const approving = orders.post(`/orders/${orderId}/approve`, { approvalDate: 'now' });
    await held.untilWaiting(1);
    const cancelling = orders.cancel(orderId, CANCEL);
    await held.untilWaiting(2);
    const [released] = await orders.service.store.sql<{ at: Date }>(
      `SELECT date_trunc('milliseconds', clock_timestamp()) AS at`,
    );
    await held.release();
    const [approved, cancelled] = await Promise.all([approving, cancelling]);
    expect([approved.status, cancelled.status]).toEqual([200, 200]);

    const { body } = await orders.read(orderId);
    expect(cancelled.body).toEqual(body);
    const history: { status: string; eventDate: string; receivedDate: string }[] =
      body.statusHistory;
    expect(history.map(({ status }) => status)).toEqual(['CREATED', 'APPROVED', 'CANCELLED']);
    const [, first, second] = history;
    expect([body.approvalDate, first?.eventDate]).toEqual([
      first?.receivedDate,
      first?.receivedDate,
    ]);
    const moments = [first, second].map((entry) => Date.parse(entry?.receivedDate ?? ''));
    expect(moments[0]).toBeGreaterThanOrEqual(released!.at.getTime());
    expect(moments[1]).toBeGreaterThanOrEqual(moments[0]!);
    expect(Date.parse(body.lastUpdateDate)).toBeGreaterThanOrEqual(moments[1]!);
    expect(approved.body.lastUpdateDate < body.lastUpdateDate).toBe(true);

    await eventually(() => expect(orders.published(orderId)).toHaveLength(2));
    const published = orders.service.events
      .all(OrderStatusChanged)
      .filter((event) => event.orderId === orderId);
    expect(published.map(({ version, previousStatus }) => [version, previousStatus])).toEqual([
      [2, 'CREATED'],
      [3, 'APPROVED'],
    ]);
  });

  it('recognizes a channel order that was placed over HTTP first', async () => {
    await orders.place(); // Creates the clock that the test locks.
    const body = orders.body();
    const held = await HeldRows.take(orders.service, CLOCK);
    const placing = orders.post('/orders', body);
    await held.untilWaiting(1);
    const sold = await orders.sold(orderSold(body.salesChannelOrderId));
    await held.untilWaiting(2);
    await held.release();
    expect((await placing).status).toBe(201);
    await orders.consumed(sold);
    expect(await orders.refusals(sold)).toEqual([]);
    await expectPlacedOnce(`ACME-MELI-${body.salesChannelOrderId}`);
  });

  it('refuses an HTTP order as a duplicate of an order that its channel sold first', async () => {
    await orders.place();
    const body = orders.body();
    const held = await HeldRows.take(orders.service, CLOCK);
    await orders.sold(orderSold(body.salesChannelOrderId));
    await held.untilWaiting(1);
    const placing = orders.post('/orders', body);
    await held.untilWaiting(2);
    await held.release();
    const { status, body: refusal } = await placing;
    expect([status, refusal.code]).toEqual([409, 'duplicate-order']);
    await expectPlacedOnce(`ACME-MELI-${body.salesChannelOrderId}`);
  });

  it('applies a cancel that is received while the intake of its order is retried', async () => {
    await orders.place();
    const { items } = orderSold('any');
    const later = items.map((item) => ({ ...item, salesChannelSkuId: 'MELI-LATE' }));
    const sold = await orders.sold({ items: later });
    await orders.consumed(sold);
    const held = await HeldRows.take(orders.service, CLOCK);
    await orders.approvedSku('LATE', { salesChannelSkuId: 'MELI-LATE' });
    await held.untilWaiting(1);
    const cancel = await orders.channelPublishes(sold, CANCEL);
    await held.untilWaiting(2);
    await held.release();
    await orders.consumed(cancel);
    const orderId = `ACME-MELI-${sold.salesChannelOrderId}`;
    await orders.waitForStatus(orderId, 'CANCELLED');
    const waiting = 'SELECT type FROM waiting_intake WHERE order_id = $1';
    expect(await orders.service.store.sql(waiting, [orderId])).toEqual([]);
  });

  it('stores tracking that is concurrent with an erasure, and uses no version twice', async () => {
    const orderId = await orders.released();
    await orders.cancel(orderId);
    const versionNow = async () => {
      const query = 'SELECT version FROM orders WHERE order_id = $1';
      const [row] = await orders.service.store.sql<{ version: string }>(query, [orderId]);
      return Number(row?.version);
    };
    const before = await versionNow();
    const held = await hold(orderId);
    const erasing = orders.operate(orderId, 'erase-personal-data');
    await held.untilWaiting(1);
    const seen = trackingEvent('AWAITING_PICK_UP', '2026-11-21T10:00:00.000Z');
    const tracked = await orders.tracked(orderId, {
      parcelStatus: 'SHIPMENT_CANCELED',
      events: [seen],
    });
    await held.untilWaiting(2);
    await held.release();
    expect((await erasing).status).toBe(200);
    await orders.consumed(tracked);
    expect(await versionNow()).toBe(before + 3); // the tracking, and the erasure on two streams
    const { body } = await orders.read(orderId);
    expect(body.customer.firstName).toBe('erased');
    expect(body.shipping.deliveries[0].parcels[0].events).toMatchObject([
      { eventId: seen.eventId },
    ]);
  });
});

async function expectPlacedOnce(orderId: string): Promise<void> {
  // The order is cancelled, so it publishes an event after all earlier ones.
  await orders.cancel(orderId, CANCEL);
  await eventually(() => expect(orders.published(orderId)).toEqual(['CANCELLED']));
  const placed = orders.service.events
    .all(OrderPlaced)
    .filter((event) => event.orderId === orderId);
  expect(placed).toHaveLength(1);
}

describe('a transaction that applies events', () => {
  let database: Database;
  let transactor: Transactor;

  beforeAll(async () => {
    const { url, schema } = orders.service.store;
    database = new Database({ url, schema, service: 'orders' });
    await database.whenConnected();
    transactor = new Transactor(database.worker, 'orders');
  });

  afterAll(() => database.onApplicationShutdown());

  type Applied = { event: EventEnvelope; subscription: { contract: EventContract } };
  const event = <T extends EventEnvelope>(contract: EventContract<T>, fields: object) => ({
    event: { eventId: uuidv7(), occurredAt: '2026-11-21T10:00:00.000Z', ...fields } as T,
    subscription: { contract: contract as unknown as EventContract },
  });
  const tracking = (orderId: string, seen: EventOf<typeof ParcelTrackingUpdated>['events']) =>
    event(ParcelTrackingUpdated, {
      ...trackingUpdated(orderId),
      parcelStatus: 'SHIPMENT_CREATED',
      events: seen,
    });
  const apply = (
    group: string,
    applied: Applied[],
    work: (context: EventContext) => Promise<void>,
  ) =>
    transactor.run('background', async (unitOfWork: UnitOfWork) => {
      await orders.service.takeLocks(unitOfWork, group, applied);
      await work(new EventContext(unitOfWork, applied));
    });
  const twoOrders = async () => {
    const both = [await orders.place(), await orders.place()].toSorted();
    return both as [string, string];
  };

  it('stores tracking once when it is reported twice at the same time', async () => {
    const orderId = await orders.place();
    const seen = [trackingEvent('AWAITING_PICK_UP', '2026-11-21T10:00:00.000Z')];
    const held = await hold(orderId);
    const reports = [tracking(orderId, seen), tracking(orderId, seen)].map((report) =>
      apply('orders.main', [report], (context) => applyTracking(context, [report.event])),
    );
    await held.untilWaiting(2);
    await held.release();
    await Promise.all(reports);
    const { body } = await orders.read(orderId);
    expect(body.shipping.deliveries[0].parcels[0].events).toHaveLength(1);
    expect(body.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'CREATED',
      'PARCEL_TRACKING_UPDATED',
    ]);
  });

  it('locks the orders of all handlers at once, in key order', async () => {
    const [low, high] = await twoOrders();
    const seen = [trackingEvent('AWAITING_PICK_UP', '2026-11-21T10:00:00.000Z')];
    const first = tracking(high, seen);
    const second = event(StockReserved, { merchantId: 'ACME', subject: low, orderId: low });
    const held = await hold(low);
    const applying = apply('orders.main', [first, second], async (context) => {
      await applyTracking(context, [first.event]);
      await new LifecycleConsumer().settleStock([second.event], context);
    });
    await held.untilWaiting(1);
    const free = await isFree(high);
    await held.release();
    await applying;
    expect(free).toBe(true);
  });

  it('locks the orders of all channel events of a batch, in key order', async () => {
    const [low, high] = await twoOrders();
    const approved = [high, low].map((orderId) => {
      const salesChannelOrderId = orderId.replace('ACME-MELI-', '');
      const order = { merchantId: 'ACME', salesChannel: 'MELI', salesChannelOrderId };
      const subject = `MELI:${salesChannelOrderId}`;
      return event(SalesChannelOrderApproved, { ...order, subject, ...APPROVAL });
    });
    const applyChannelEvent = new ApplyChannelEvent({} as OrdersConfig, {} as never);
    const held = await hold(low);
    const applying = apply('orders.intake', approved, async (context) => {
      for (const orderId of approved) {
        await applyChannelEvent.receive(context, SalesChannelOrderApproved.type, orderId.event);
      }
    });
    await held.untilWaiting(1);
    const free = await isFree(high);
    await held.release();
    await applying;
    expect(free).toBe(true);
    for (const orderId of [low, high]) await orders.waitForStatus(orderId, 'APPROVED');
  });
});
