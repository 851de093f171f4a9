import { trackingEvent } from '../builders.js';
import { Orders } from '../orders.js';
import { releasesInAll } from '../releases-in-all.js';

const PARCEL = 'ACME000000000001MX';

describe('POST /orders/{orderId}/cancel', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const history = (order: { statusHistory: { status: string }[] }) =>
    order.statusHistory.map(({ status }) => status);

  it('cancels an order, returns its history, and returns the same for a repeated cancel (decision 6.3)', async () => {
    const orderId = await orders.place();
    const wish = { cancelDate: '2026-11-21T08:00:00+01:00', cancelReason: 'Buyer regrets' };
    const first = await orders.cancel(orderId, wish);
    expect([first.status, first.body.status, first.body.cancelDate]).toEqual([
      200,
      'CANCELLED',
      '2026-11-21T07:00:00.000Z',
    ]);
    expect(first.body.statusHistory.at(-1)).toEqual({
      historyId: expect.any(String),
      status: 'CANCELLED',
      eventDate: '2026-11-21T07:00:00.000Z',
      receivedDate: expect.any(String),
      eventData: { cancelReason: 'Buyer regrets', reasonCode: 'other' },
    });
    const again = await orders.cancel(orderId, { cancelDate: '2030-01-01' });
    expect(again.body).toEqual(first.body);
    expect((await orders.approve(orderId)).body.code).toBe('order-not-approvable');
    await orders.consumed(await orders.reserve(orderId));
    expect((await orders.read(orderId)).body).toEqual(first.body);
    expect(await releasesInAll(orders, orderId)).toEqual([]);
    const bad = await orders.cancel(orderId, { cancelDate: 'soon', cancelReason: 7 });
    expect(bad.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/cancelDate',
      '/cancelReason',
    ]);
  });

  it('refuses to cancel a shipped order (decision 6.3)', async () => {
    const orderId = await orders.released();
    await orders.tracked(orderId, {
      events: [trackingEvent('LEFT_FULFILLMENT', '2026-11-21T10:00:00.000Z')],
    });
    await orders.waitForStatus(orderId, 'SHIPPED');
    const { status, body } = await orders.cancel(orderId);
    expect([status, body.code]).toEqual([409, 'order-not-cancellable']);
    expect(body.detail).toContain('SHIPPED');
  });

  it('records both a cancel and the departure of the parcel, whichever comes first (events.md, races)', async () => {
    const batches = await Promise.all(Array.from({ length: 8 }, () => orders.released()));
    await Promise.all(
      batches.map(async (orderId) => {
        const [message, cancelled] = await Promise.all([
          orders.tracked(orderId, {
            events: [trackingEvent('LEFT_FULFILLMENT', '2026-11-21T10:00:00.000Z')],
          }),
          orders.cancel(orderId),
        ]);
        await orders.consumed(message);
        const { status, body } = await orders.read(orderId);
        expect([status, body]).toEqual([200, expect.anything()]);
        const [parcel] = body.shipping.deliveries[0].parcels;
        expect(parcel).toMatchObject({ parcelId: PARCEL, events: [{ code: 'LEFT_FULFILLMENT' }] });
        expect(history(body)).toContain('PARCEL_TRACKING_UPDATED');
        const exceptions = await orders.service.store.sql(
          'SELECT kind FROM order_exception WHERE order_id = $1',
          [orderId],
        );
        if (cancelled.status === 200) {
          expect(body.status).toBe('CANCELLED');
          expect(exceptions).toEqual([{ kind: 'shipped-after-cancel' }]);
        } else {
          expect([cancelled.status, body.status]).toEqual([409, 'SHIPPED']);
          expect(exceptions).toEqual([]);
        }
      }),
    );
  });

  it('ends a race of cancel and approval with a cancelled order, whether approved before or not', async () => {
    const batches = await Promise.all(Array.from({ length: 12 }, () => orders.place()));
    await Promise.all(
      batches.map(async (orderId) => orders.consumed(await orders.reserve(orderId))),
    );
    await Promise.all(
      batches.map(async (orderId, n) => {
        const both = [() => orders.approve(orderId), () => orders.cancel(orderId)];
        const [first, other] = n % 2 === 0 ? both : both.toReversed();
        const answers = await Promise.all([first!(), other!()]);
        const [approved, cancelled] = n % 2 === 0 ? answers : answers.toReversed();
        const { body } = await orders.read(orderId);
        const wasFirst = approved!.status === 200;
        expect([cancelled!.status, body.status]).toEqual([200, 'CANCELLED']);
        expect([orderId, approved!.status]).toEqual([orderId, wasFirst ? 200 : 409]);
        expect(history(body)).toEqual(
          wasFirst ? ['CREATED', 'APPROVED', 'CANCELLED'] : ['CREATED', 'CANCELLED'],
        );
        expect(await releasesInAll(orders, orderId)).toHaveLength(wasFirst ? 1 : 0);
      }),
    );
  });

  it('appends tracking after a cancel and records an exception (decision 6.3)', async () => {
    const orderId = await orders.released();
    await orders.cancel(orderId);
    const seen = (code: 'AWAITING_PICK_UP' | 'LEFT_FULFILLMENT', day: string) =>
      orders.tracked(orderId, {
        parcelStatus: 'SHIPMENT_CANCELED',
        events: [trackingEvent(code, `${day}T10:00:00.000Z`)],
      });
    const exceptions = () =>
      orders.service.store.sql('SELECT kind FROM order_exception WHERE order_id = $1', [orderId]);
    await orders.consumed(await seen('AWAITING_PICK_UP', '2026-11-21'));
    expect(await exceptions()).toEqual([]);
    await orders.consumed(await seen('LEFT_FULFILLMENT', '2026-11-22'));
    expect(await exceptions()).toEqual([{ kind: 'shipped-after-cancel' }]);
    const { body } = await orders.read(orderId);
    expect([body.status, history(body).slice(-2)]).toEqual([
      'CANCELLED',
      ['PARCEL_TRACKING_UPDATED', 'PARCEL_TRACKING_UPDATED'],
    ]);
    expect(body).not.toHaveProperty('shipmentDate');
    expect(body.shipping.deliveries[0].parcels[0].events).toHaveLength(2);
  });
});
