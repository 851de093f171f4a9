import { OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { trackingEvent } from '../builders.js';
import { linkTo, stateOf } from '../document-links.js';
import { Orders } from '../orders.js';

const PARCEL = 'ACME000000000001MX';

describe('the fulfillment of an order', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const history = (order: { statusHistory: { status: string }[] }) =>
    order.statusHistory.map(({ status }) => status);

  it('follows fulfillment and tracking to DELIVERED, with the documented eventData', async () => {
    const orderId = await orders.released();
    const parcel = {
      code: `${orderId}-P1`,
      name: 'Parcel 1',
      length: 20,
      width: 15,
      height: 10,
      weight: '0.5',
      netWeight: '0.4',
      grossWeight: '0.5',
      items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
      documents: [],
    };
    const [label, invoice] = [uuidv7(), uuidv7()];
    const documents = [{ name: 'Shipping label', documentId: label }];
    const linked = [{ name: 'Shipping label', url: linkTo(label) }];
    const packed = { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: parcel.code };
    const invoiced = {
      number: 'ACME-00000001',
      value: '82.97',
      items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: '82.97' }],
    };
    await orders.progressed(orderId, 'HANDLING', { eventDate: '2026-11-20T13:00:00.000Z' });
    await orders.progressed(orderId, 'PACKED', {
      eventDate: '2026-11-20T13:10:00.000Z',
      eventData: packed,
      parcel,
    });
    await orders.progressed(orderId, 'INVOICED', {
      eventDate: '2026-11-20T13:20:00.000Z',
      eventData: { ...invoiced, invoiceDocumentId: invoice },
      parcel,
    });
    await orders.progressed(orderId, 'READY_TO_SHIP', {
      eventDate: '2026-11-20T13:30:00.000Z',
      eventData: { documents, parcelId: PARCEL },
      parcel: { ...parcel, parcelId: PARCEL, documents },
      lastMileTrackingNumber: 'EN000000001MX',
    });
    const created = {
      ...trackingEvent('AWAITING_PICK_UP', '2026-11-20T13:30:00.000Z'),
      code: 'CREATED',
    };
    await orders.tracked(orderId, {
      parcelStatus: 'SHIPMENT_CREATED',
      reported: false,
      events: [created],
    });
    const remaining = [
      trackingEvent('AWAITING_PICK_UP', '2026-11-21T09:00:00.000Z'),
      trackingEvent('LEFT_FULFILLMENT', '2026-11-21T10:00:00.000Z'),
    ];
    await orders.tracked(orderId, { events: remaining });
    const arrived = [trackingEvent('DELIVERED', '2026-11-30T10:00:00.000Z')];
    await orders.tracked(orderId, { parcelStatus: 'DELIVERED', events: arrived });

    const order = await orders.waitForStatus(orderId, 'DELIVERED');
    expect(order).toMatchObject({
      startHandlingDate: '2026-11-20T13:00:00.000Z',
      packedDate: '2026-11-20T13:10:00.000Z',
      invoicedDate: '2026-11-20T13:20:00.000Z',
      shipmentDate: '2026-11-21T10:00:00.000Z',
      deliveredDate: '2026-11-30T10:00:00.000Z',
      allowedActions: ['return-request'],
      items: [{ shippingDocuments: linked }],
    });
    const [delivery] = order.shipping.deliveries;
    expect(delivery.lastMileTrackingNumber).toBe('EN000000001MX');
    const { buyerStep: _b, receivedDate: _r, ...shown } = remaining[1]!;
    expect(delivery.parcels).toEqual([
      {
        ...parcel,
        parcelId: PARCEL,
        weight: 0.5,
        netWeight: 0.4,
        grossWeight: 0.5,
        documents: linked,
        events: [
          expect.objectContaining({ code: 'CREATED' }),
          expect.objectContaining({ code: 'AWAITING_PICK_UP' }),
          shown,
          expect.objectContaining({ code: 'DELIVERED' }),
        ],
      },
    ]);
    const tracking = (code: string) => ({
      status: 'PARCEL_TRACKING_UPDATED',
      eventData: { parcelId: PARCEL, trackingCodes: [code], trackingUpdateMode: 'APPEND' },
    });
    expect(
      order.statusHistory.map(({ status, eventData }: Record<string, unknown>) =>
        eventData === undefined ? { status } : { status, eventData },
      ),
    ).toEqual([
      { status: 'CREATED' },
      { status: 'APPROVED' },
      { status: 'HANDLING' },
      { status: 'PACKED', eventData: packed },
      {
        status: 'INVOICED',
        eventData: {
          ...invoiced,
          value: 82.97,
          items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: 82.97 }],
          invoiceUrl: linkTo(invoice),
        },
      },
      { status: 'READY_TO_SHIP', eventData: { documents: linked, parcelId: PARCEL } },
      tracking('AWAITING_PICK_UP'),
      tracking('LEFT_FULFILLMENT'),
      { status: 'SHIPPED', eventData: { trackingUrl: 'http://entrepot.test/track/x' } },
      tracking('DELIVERED'),
      { status: 'DELIVERED' },
    ]);
    expect(stateOf(delivery.parcels[0].documents[0].url)).toBe('valid');
    const last = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.status === 'DELIVERED',
    );
    expect(last).toMatchObject({
      previousStatus: 'SHIPPED',
      eventDate: '2026-11-30T10:00:00.000Z',
      allowedActions: ['return-request'],
    });
    expect(orders.published(orderId)).toEqual([
      'APPROVED',
      'HANDLING',
      'PACKED',
      'INVOICED',
      'READY_TO_SHIP',
      'SHIPPED',
      'DELIVERED',
    ]);
    const versions = orders.service.events
      .everything()
      .flatMap(({ type, event }) =>
        event.subject === orderId && type.startsWith('order.') ? [event.version ?? 0] : [],
      );
    expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('applies redelivered and reordered steps once and never returns to an earlier status', async () => {
    const orderId = await orders.released();
    const eventData = { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: 'P' };
    const handling = await orders.progressed(orderId, 'HANDLING', { version: 2 });
    const packed = await orders.progressed(orderId, 'PACKED', { version: 3, eventData });
    const late = await orders.progressed(orderId, 'HANDLING', { version: 1 });
    await orders.progressed(orderId, 'PACKED', packed);
    await orders.progressed(orderId, 'HANDLING', handling);
    const behind = await orders.progressed(orderId, 'HANDLING', { version: 4 });
    await orders.consumed(late);
    await orders.consumed(behind);
    const { body } = await orders.read(orderId);
    expect([body.status, history(body)]).toEqual([
      'PACKED',
      ['CREATED', 'APPROVED', 'HANDLING', 'PACKED'],
    ]);
    await eventually(() =>
      expect(orders.published(orderId)).toEqual(['APPROVED', 'HANDLING', 'PACKED']),
    );
  });

  it('stores republished tracking once', async () => {
    const orderId = await orders.released();
    const events = [trackingEvent('AWAITING_PICK_UP', '2026-11-21T09:00:00.000Z')];
    const published = { parcelStatus: 'SHIPMENT_CREATED' as const, events };
    await orders.tracked(orderId, published);
    await orders.consumed(await orders.tracked(orderId, published));
    const { body } = await orders.read(orderId);
    expect(history(body)).toEqual(['CREATED', 'APPROVED', 'PARCEL_TRACKING_UPDATED']);
    expect(body.shipping.deliveries[0].parcels[0].events).toHaveLength(1);
  });
});
