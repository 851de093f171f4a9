import {
  FulfillmentProgressed,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  type EventOf,
} from '#contracts';
import { eventually } from '#testing';
import { statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';

type Status = EventOf<typeof OrderStatusChanged>['status'];

describe('the gate of an order (events.md, races)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start();
  });

  afterAll(() => logistics.stop());

  const codeOf = (shown: { coreStatus: { code: string } }) => shown.coreStatus.code;

  const publishStatus = (
    order: { orderId: string; merchantId: string },
    status: Status,
    version: number,
  ) =>
    logistics.service.publisher.publish(OrderStatusChanged, statusChanged(order, status, version));

  const takeAll = async (orderId: string) => {
    for (const step of ['HANDLING', 'PACKED', 'INVOICED', 'LABEL']) {
      await logistics.makeDue(orderId, step);
    }
    return logistics.waitForStep(orderId, 'READY_TO_SHIP');
  };

  const trackingOf = (orderId: string) =>
    logistics.service.events
      .all(ParcelTrackingUpdated)
      .filter((event) => event.orderId === orderId);

  it('applies a status that is received before the release', async () => {
    const order = logistics.newOrder();
    await publishStatus(order, 'APPROVED', 2);
    await logistics.waitForFlow(order.orderId, { gate_status: 'APPROVED', next_step: null });
    await logistics.release(order);
    await takeAll(order.orderId);
  });

  it('begins no fulfillment for a release after CANCELLED, and does not store its data', async () => {
    const order = logistics.newOrder();
    await publishStatus(order, 'CANCELLED', 3);
    await logistics.waitForFlow(order.orderId, { gate_status: 'CANCELLED' });
    const { eventId } = await logistics.release(order);
    await eventually(async () => {
      const seen = await logistics.service.store.sql('SELECT 1 FROM inbox WHERE event_id = $1', [
        eventId,
      ]);
      expect(seen).toHaveLength(1);
    });
    const [row] = await logistics.service.store.sql(
      'SELECT release, next_step, due_at FROM order_flow WHERE order_id = $1',
      [order.orderId],
    );
    expect(row).toEqual({ release: null, next_step: null, due_at: null });
  });

  it('stops the steps when the order is cancelled between them', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    await logistics.makeDue(order.orderId, 'HANDLING');
    await logistics.makeDue(order.orderId, 'PACKED');
    await logistics.waitForStep(order.orderId, 'PACKED');
    await publishStatus(order, 'CANCELLED', 5);
    await logistics.waitForFlow(order.orderId, {
      gate_status: 'CANCELLED',
      next_step: null,
      due_at: null,
    });
    await publishStatus(order, 'APPROVED', 6);
    await publishStatus(order, 'CANCELLED', 7);
    await eventually(async () => {
      const rows = await logistics.service.store.sql(
        `SELECT version FROM subject_version WHERE subject = $1 AND stream = 'orders.order'`,
        [order.orderId],
      );
      expect(rows).toEqual([{ version: '7' }]);
    });
    expect(await logistics.flow(order.orderId)).toMatchObject({ next_step: null, due_at: null });
    await logistics.untilRead(FulfillmentProgressed, order.orderId);
    expect(logistics.steps(order.orderId).map(({ step }) => step)).toEqual(['HANDLING', 'PACKED']);
    expect(trackingOf(order.orderId)).toEqual([]);
  });

  it.each(['ON_HOLD', 'REQUIRES_REVIEW'] as const)(
    'makes the steps wait while the order is at %s and continues afterwards',
    async (held) => {
      const order = logistics.newOrder();
      await logistics.release(order);
      await logistics.makeDue(order.orderId, 'HANDLING');
      await logistics.waitForStep(order.orderId, 'HANDLING');
      await publishStatus(order, held, 5);
      await logistics.waitForFlow(order.orderId, {
        gate_status: held,
        next_step: 'PACKED',
        due_at: null,
      });
      await publishStatus(order, 'HANDLING', 6);
      await logistics.waitForFlow(order.orderId, {
        gate_status: 'HANDLING',
        next_step: 'PACKED',
        due_at: expect.any(Date) as Date,
      });
      await logistics.makeDue(order.orderId, 'PACKED');
      await logistics.waitForStep(order.orderId, 'PACKED');
    },
  );

  it('cancels a parcel that has not left; its tracking is stored without a transition', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    const { parcel } = await takeAll(order.orderId);
    const path = `/ext/parcels/${parcel?.parcelId}`;
    const before = await logistics.get(path, 'ACME');
    await publishStatus(order, 'CANCELLED', 9);
    const canceled = await logistics.service.events.waitFor(
      ParcelTrackingUpdated,
      (event) => event.orderId === order.orderId && event.parcelStatus === 'SHIPMENT_CANCELED',
    );
    expect(canceled).toMatchObject({
      version: 6,
      reported: false,
      events: [{ code: 'CANCELED', buyerStep: 'CANCELED', macroStep: 'SHIPMENT_CANCELED' }],
    });
    const after = await logistics.get(path, 'ACME');
    expect(after.body.status).toBe('SHIPMENT_CANCELED');
    expect(after.body.events.map(codeOf)).toEqual(['CREATED', 'CANCELED']);
    expect(after.body.lastUpdateDate > before.body.lastUpdateDate).toBe(true);

    const answer = await logistics.report('ACME', 'ACME-FC', [
      {
        parcelId: parcel?.parcelId,
        eventDate: new Date().toISOString(),
        externalCode: 'LEFT_FULFILLMENT',
        description: 'left all the same',
        location: 'Miami, FL, US',
      },
    ]);
    expect(answer.status).toBe(202);
    const last = await logistics.get(path, 'ACME');
    expect(last.body.status).toBe('SHIPMENT_CANCELED');
    expect(last.body.events).toHaveLength(3);
    const published = await logistics.service.events.waitFor(
      ParcelTrackingUpdated,
      (event) => event.orderId === order.orderId && event.reported,
    );
    expect(published).toMatchObject({ version: 7, parcelStatus: 'SHIPMENT_CANCELED' });
  });

  it('leaves a parcel that has left unchanged when the order is cancelled', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    const { parcel } = await takeAll(order.orderId);
    await logistics.report('ACME', 'ACME-FC', [
      {
        parcelId: parcel?.parcelId,
        eventDate: new Date().toISOString(),
        externalCode: 'LEFT_FULFILLMENT',
        description: 'left',
        location: 'Miami, FL, US',
      },
    ]);
    await publishStatus(order, 'CANCELLED', 9);
    await logistics.waitForFlow(order.orderId, { gate_status: 'CANCELLED', next_step: null });
    const { body } = await logistics.get(`/ext/parcels/${parcel?.parcelId}`, 'ACME');
    expect(body.status).toBe('SHIPPED');
    expect(body.events).toHaveLength(2);
  });

  it('continues the steps after a restart between them', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    await logistics.makeDue(order.orderId, 'HANDLING');
    await logistics.waitForFlow(order.orderId, { next_step: 'PACKED' });
    const due = (await logistics.flow(order.orderId)).due_at;
    await logistics.service.restart();
    expect((await logistics.flow(order.orderId)).due_at).toEqual(due);
    for (const step of ['PACKED', 'INVOICED', 'LABEL'])
      await logistics.makeDue(order.orderId, step);
    await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    expect(logistics.steps(order.orderId).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('continues with other orders when one order fails, and retries the failed order later', async () => {
    const [bad, good] = [logistics.newOrder(), logistics.newOrder()];
    for (const order of [bad, good]) {
      await logistics.release(order);
      await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING' });
    }
    await logistics.service.store.sql(
      `UPDATE order_flow
          SET due_at = now(), release = CASE order_id WHEN $1 THEN '{"orderId": "x"}' ELSE release END
        WHERE order_id IN ($1, $2)`,
      [bad.orderId, good.orderId],
    );
    await logistics.waitForStep(good.orderId, 'HANDLING');
    await eventually(async () => {
      const { due_at, next_step } = await logistics.flow(bad.orderId);
      expect(next_step).toBe('HANDLING');
      expect(due_at?.getTime()).toBeGreaterThan(Date.now() + 10_000);
    });
    await logistics.untilRead(FulfillmentProgressed, bad.orderId);
    expect(logistics.steps(bad.orderId)).toEqual([]);
  });
});
