import { OrderStatusChanged, ParcelTrackingUpdated, type EventOf } from '#contracts';
import { eventually } from '#testing';
import { statusChanged, trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

type Status = EventOf<typeof OrderStatusChanged>['status'];
type Order = { orderId: string; merchantId: string };

describe('the service during races (events.md)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const publishStatus = (order: Order, status: Status, version: number) =>
    logistics.service.publisher.publish(OrderStatusChanged, statusChanged(order, status, version));
  const read = async (parcelId: string) =>
    (await logistics.get(`/ext/parcels/${parcelId}`, 'ACME')).body;
  const codes = ({ events }: { events: { coreStatus: { code: string } }[] }) =>
    events.map(({ coreStatus }) => coreStatus.code).toSorted();
  /** The version counts every published event about the order. */
  const parcelRows = (orderId: string) =>
    logistics.service.store.sql<{ status: string | null; version: string }>(
      'SELECT status, version FROM parcel WHERE order_id = $1',
      [orderId],
    );
  const published = (orderId: string) =>
    logistics.service.events
      .all(ParcelTrackingUpdated)
      .filter((event) => event.orderId === orderId);

  it('records both a concurrent cancel and LEFT_FULFILLMENT, in either order', async () => {
    const parcels = await Promise.all(Array.from({ length: 12 }, () => logistics.readyParcel()));
    const answers = await Promise.all(
      parcels.flatMap((parcel) => [
        logistics.leave(parcel.parcelId),
        publishStatus(parcel, 'CANCELLED', 9).then(() => ({ status: 202 })),
      ]),
    );
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    for (const { orderId, parcelId } of parcels) {
      await logistics.waitForFlow(orderId, { gate_status: 'CANCELLED', next_step: null });
      const parcel = await read(parcelId);
      const [seen, version] =
        parcel.status === 'SHIPPED'
          ? [['CREATED', 'LEFT_FULFILLMENT'], 6]
          : [['CANCELED', 'CREATED', 'LEFT_FULFILLMENT'], 7];
      expect([parcel.status, codes(parcel)]).toEqual([
        parcel.status === 'SHIPPED' ? 'SHIPPED' : 'SHIPMENT_CANCELED',
        seen,
      ]);
      await eventually(() => expect(published(orderId).at(-1)?.version).toBe(version));
      expect(published(orderId).at(-1)?.parcelStatus).toBe(parcel.status);
    }
  });

  it('takes no step after a cancel that is concurrent with the release, and leaves no parcel', async () => {
    const orders = Array.from({ length: 12 }, () => logistics.newOrder());
    await Promise.all(
      orders.flatMap((order) => [logistics.release(order), publishStatus(order, 'CANCELLED', 3)]),
    );
    for (const { orderId } of orders) {
      await logistics.waitForFlow(orderId, { gate_status: 'CANCELLED', next_step: null });
      const parcels = await parcelRows(orderId);
      for (const { status } of parcels) expect([null, 'SHIPMENT_CANCELED']).toContain(status);
      await publishStatus({ orderId, merchantId: 'ACME' }, 'APPROVED', 4);
      await eventually(async () => {
        const [row] = await logistics.service.store.sql<{ version: string }>(
          `SELECT version FROM subject_version WHERE subject = $1 AND stream = 'orders.order'`,
          [orderId],
        );
        expect(row?.version).toBe('4');
      });
      expect(await logistics.flow(orderId)).toMatchObject({ next_step: null, due_at: null });
      expect(await parcelRows(orderId)).toEqual(parcels);
    }
  });

  it('publishes the tracking of a parcel that leaves while its order is on hold', async () => {
    const parcel = await logistics.readyParcel();
    await publishStatus(parcel, 'ON_HOLD', 9);
    await logistics.waitForFlow(parcel.orderId, { gate_status: 'ON_HOLD' });
    expect((await logistics.leave(parcel.parcelId)).status).toBe(202);
    expect((await read(parcel.parcelId)).status).toBe('SHIPPED');
    await eventually(() =>
      expect(published(parcel.orderId).at(-1)).toMatchObject({
        parcelStatus: 'SHIPPED',
        reported: true,
      }),
    );
  });

  it('accepts and stores tracking for a cancelled parcel and keeps its status', async () => {
    const parcel = await logistics.readyParcel();
    await publishStatus(parcel, 'CANCELLED', 9);
    await eventually(async () =>
      expect((await read(parcel.parcelId)).status).toBe('SHIPMENT_CANCELED'),
    );
    const late = ['LEFT_FULFILLMENT', 'CUSTOMS_HELD', 'DELIVERED'];
    for (const code of late) {
      const events = [trackingEvent(parcel.parcelId, code)];
      expect((await logistics.report('OPS', 'FULFIL-1', events)).status).toBe(202);
    }
    const shown = await read(parcel.parcelId);
    expect(shown.status).toBe('SHIPMENT_CANCELED');
    expect(codes(shown)).toEqual(['CANCELED', 'CREATED', ...late].toSorted());
    await eventually(() => expect(published(parcel.orderId)).toHaveLength(5));
    const reported = published(parcel.orderId).filter((event) => event.reported);
    expect(reported.map(({ parcelStatus }) => parcelStatus)).toEqual(
      Array(3).fill('SHIPMENT_CANCELED'),
    );
  });

  it('frees and cancels the parcel when its order and its shipment are cancelled concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parcel = await logistics.readyParcel();
      const { body: shipment } = await logistics.post('/ext/shipments', 'ACME', {
        parcelIds: [parcel.parcelId],
        expectedShipDate: '2026-11-21',
        expectedDeliveryDate: '2026-11-21',
        firstMileTrackingNumber: 'FM-1',
      });
      const [answer] = await Promise.all([
        logistics.post(`/ext/shipments/${shipment.id}/cancel`, 'ACME'),
        publishStatus(parcel, 'CANCELLED', 9),
      ]);
      expect([answer.status, answer.body.status]).toEqual([200, 'CANCELLED']);
      await eventually(async () =>
        expect((await read(parcel.parcelId)).status).toBe('SHIPMENT_CANCELED'),
      );
      expect((await logistics.get(`/ext/shipments/${shipment.id}`, 'ACME')).body.status).toBe(
        'CANCELLED',
      );
    }
  });
});
