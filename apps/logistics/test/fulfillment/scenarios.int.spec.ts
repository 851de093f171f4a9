import { OrderReleased, OrderStatusChanged, ParcelTrackingUpdated } from '#contracts';
import { eventually } from '#testing';
import { orderReleased, statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('the sandbox scenarios (decision 6.14)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start();
  });

  afterAll(() => logistics.stop());

  const begin = async (scenario: string) => {
    const order = logistics.newOrder();
    await logistics.service.publisher.publish(OrderReleased, {
      ...orderReleased(order),
      story: scenario,
    });
    for (const step of ['HANDLING', 'PACKED', 'INVOICED', 'LABEL']) {
      await logistics.makeDue(order.orderId, step);
    }
    const { parcel } = await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    return { ...order, parcelId: parcel?.parcelId ?? '' };
  };
  const reported = (orderId: string) =>
    logistics.service.events
      .all(ParcelTrackingUpdated)
      .filter((event) => event.orderId === orderId && event.reported);
  const read = async (parcelId: string) =>
    (await logistics.get(`/ext/parcels/${parcelId}`, 'ACME')).body;

  it('play tracking up to CUSTOMS_HELD, one reported event per step, as a partner reports it', async () => {
    const { orderId, parcelId } = await begin('customs-held');
    const codes = [
      'LEFT_FULFILLMENT',
      'HUB_RECEIVED',
      'LINEHAUL_DEPARTED',
      'ARRIVED_COUNTRY',
      'CUSTOMS_STARTED',
      'CUSTOMS_HELD',
    ];
    for (const code of codes) await logistics.makeDue(orderId, code);
    await logistics.waitForFlow(orderId, { next_step: null, due_at: null });
    await eventually(() => expect(reported(orderId)).toHaveLength(6));
    expect(reported(orderId).map(({ events }) => events.map(({ code }) => code))).toEqual(
      codes.map((code) => [code]),
    );
    expect(reported(orderId).map(({ version }) => version)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(reported(orderId)[3]).toMatchObject({
      parcelStatus: 'ARRIVED_DESTINATION_COUNTRY',
      events: [
        { carrierId: 'FULFIL-1', externalCode: 'ARRIVED_COUNTRY', location: 'Sandbox, SB, MX' },
      ],
    });
    const parcel = await read(parcelId);
    expect([parcel.status, parcel.events.length]).toEqual(['CUSTOMS_CLEARANCE', 7]);
  });

  it('stop with the order: a cancelled parcel gets no further event', async () => {
    const order = await begin('deliver');
    await logistics.waitForFlow(order.orderId, { next_step: 'LEFT_FULFILLMENT' });
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(order, 'CANCELLED', 9),
    );
    await logistics.waitForFlow(order.orderId, { next_step: null, due_at: null });
    expect((await read(order.parcelId)).status).toBe('SHIPMENT_CANCELED');
    await logistics.untilRead(ParcelTrackingUpdated, order.orderId);
    expect(reported(order.orderId)).toEqual([]);
  });

  it('pause while the order is on hold and continue afterwards', async () => {
    const order = await begin('lost');
    const publishStatus = (status: 'ON_HOLD' | 'READY_TO_SHIP', version: number) =>
      logistics.service.publisher.publish(
        OrderStatusChanged,
        statusChanged(order, status, version),
      );
    await publishStatus('ON_HOLD', 9);
    await logistics.waitForFlow(order.orderId, { next_step: 'LEFT_FULFILLMENT', due_at: null });
    await publishStatus('READY_TO_SHIP', 10);
    await logistics.waitForFlow(order.orderId, { gate_status: 'READY_TO_SHIP' });
    await logistics.makeDue(order.orderId, 'LEFT_FULFILLMENT');
    await logistics.waitForFlow(order.orderId, { next_step: null, due_at: null });
    expect((await read(order.parcelId)).status).toBe('SHIPPED');
  });
});
