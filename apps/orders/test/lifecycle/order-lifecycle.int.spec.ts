import { OrderReleased, OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { trackingEvent } from '../builders.js';
import { Orders } from '../orders.js';

const PARCEL = 'ACME000000000001MX';

describe('the order lifecycle', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  }, 60_000);

  afterAll(() => orders.stop());

  const history = (order: { statusHistory: { status: string }[] }) =>
    order.statusHistory.map(({ status }) => status);

  it('releases an order once when it is approved first and reserved after that (decision 4.3)', async () => {
    const orderId = await orders.place();
    const { status, body } = await orders.approve(orderId, '2026-11-20T12:00:00Z');
    expect([status, body.status, body.approvalDate]).toEqual([
      200,
      'APPROVED',
      '2026-11-20T12:00:00.000Z',
    ]);
    expect(body).not.toHaveProperty('statusHistory');
    await orders.reserve(orderId);
    const released = await orders.service.events.waitFor(
      OrderReleased,
      (event) => event.orderId === orderId,
    );
    expect(released).toMatchObject({
      version: 3,
      outboundCountry: 'US',
      destinationCountry: 'MX',
      taxType: 'DDP',
      foreignCurrency: 'USD',
      customer: { type: 'PERSON', firstName: 'Ana', document: 'RUAA800101XX1' },
      deliveryAddress: { street: 'Av. Reforma', country: 'MX' },
      delivery: { name: 'Standard', company: 'Correos', deliveryTime: 12 },
      items: [
        {
          itemId: 'line-1',
          skuId: 'TEE',
          salesChannelSkuId: 'MELI-TEE',
          productId: 'SHIRT',
          hsCode: '6109.10',
          countryOfOrigin: 'US',
          quantity: 1,
          weight: '0.4',
          height: 10,
          width: 15,
          length: 20,
          invoicedPrice: '82.97',
        },
      ],
    });
  });

  it('releases an order once when it is reserved first, however often each event is published', async () => {
    const orderId = await orders.place();
    const reserved = await orders.reserve(orderId);
    await orders.consumed(reserved);
    await Promise.all([orders.approve(orderId), orders.approve(orderId)]);
    await orders.consumed(await orders.reserve(orderId));
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    const again = await orders.approve(orderId, '2030-01-01T00:00:00Z');
    expect([again.status, again.body.approvalDate]).toEqual([200, '2026-11-20T12:00:00.000Z']);
    await orders.cancel(orderId);
    await eventually(() => expect(orders.published(orderId)).toEqual(['APPROVED', 'CANCELLED']));
    expect(await orders.releasesInAll(orderId)).toHaveLength(1);
    expect(history((await orders.read(orderId)).body)).toEqual([
      'CREATED',
      'APPROVED',
      'CANCELLED',
    ]);
  });

  it('uses the time of the request for an invalid approval date (decision 6.8)', async () => {
    const orderId = await orders.place();
    const before = new Date().toISOString();
    const { body } = await orders.approve(orderId, 'yesterday, around noon');
    expect(body.approvalDate >= before).toBe(true);
    const missing = await orders.post(`/orders/${orderId}/approve`, {});
    expect([missing.status, missing.body.errors[0].pointer]).toEqual([400, '/approvalDate']);
  });

  it('puts an order ON_HOLD without stock, records an approval, and continues when stock is reserved (decision 4.3)', async () => {
    const orderId = await orders.place();
    await orders.short(orderId);
    const held = await orders.waitForStatus(orderId, 'ON_HOLD');
    expect(held.allowedActions).toEqual(['approve', 'cancel', 'release']);
    expect(held.statusHistory.at(-1)).toMatchObject({
      status: 'ON_HOLD',
      eventDate: '2026-11-20T12:20:00.000Z',
      eventData: { reason: 'out-of-stock' },
    });
    const { body } = await orders.approve(orderId);
    expect([body.status, body.approvalDate]).toEqual(['ON_HOLD', '2026-11-20T12:00:00.000Z']);
    expect(body.lastUpdateDate > held.lastUpdateDate).toBe(true);
    await orders.reserve(orderId);
    const free = await orders.waitForStatus(orderId, 'APPROVED');
    expect(free.onHoldDate).toBe('2026-11-20T12:20:00.000Z');
    expect(history(free)).toEqual(['CREATED', 'ON_HOLD', 'APPROVED', 'APPROVED']);
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    await eventually(() => expect(orders.published(orderId)).toEqual(['ON_HOLD', 'APPROVED']));
  });

  it('follows fulfilment and tracking to DELIVERED, with the documented eventData', async () => {
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
    const documents = [{ name: 'Shipping label', url: 'http://entrepot.test/documents/l' }];
    const packed = { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: parcel.code };
    const invoiced = {
      number: 'ACME-00000001',
      value: '82.97',
      items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: '82.97' }],
      invoiceUrl: 'http://entrepot.test/documents/i',
    };
    await orders.progressed(orderId, 'HANDLING', { eventDate: '2026-11-20T13:00:00.000Z' });
    await orders.progressed(orderId, 'PACKED', {
      eventDate: '2026-11-20T13:10:00.000Z',
      eventData: packed,
      parcel,
    });
    await orders.progressed(orderId, 'INVOICED', {
      eventDate: '2026-11-20T13:20:00.000Z',
      eventData: invoiced,
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
    const left = [
      trackingEvent('AWAITING_PICK_UP', '2026-11-21T09:00:00.000Z'),
      trackingEvent('LEFT_FULFILLMENT', '2026-11-21T10:00:00.000Z'),
    ];
    await orders.tracked(orderId, { events: left });
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
      items: [{ shippingDocuments: documents }],
    });
    const [delivery] = order.shipping.deliveries;
    expect(delivery.lastMileTrackingNumber).toBe('EN000000001MX');
    const { buyerStep: _b, receivedDate: _r, ...shown } = left[1]!;
    expect(delivery.parcels).toEqual([
      {
        ...parcel,
        parcelId: PARCEL,
        weight: 0.5,
        netWeight: 0.4,
        grossWeight: 0.5,
        documents,
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
        },
      },
      { status: 'READY_TO_SHIP', eventData: { documents, parcelId: PARCEL } },
      tracking('AWAITING_PICK_UP'),
      tracking('LEFT_FULFILLMENT'),
      { status: 'SHIPPED', eventData: { trackingUrl: 'http://entrepot.test/track/x' } },
      tracking('DELIVERED'),
      { status: 'DELIVERED' },
    ]);
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
    expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
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

  it('answers 404 for another merchant’s order as for an absent one (decision 1.4)', async () => {
    const orderId = await orders.place();
    const foreign = await orders.read(orderId, 'GLOBEX');
    const absent = await orders.read('ACME-MELI-none', 'GLOBEX');
    const bare = ({ instance: _instance, ...body }: Record<string, unknown>) => body;
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(bare(foreign.body)).toEqual(bare(absent.body));
    for (const path of [`/orders/${orderId}/approve`, `/ext/orders/${orderId}/cancel`]) {
      const wish = { approvalDate: 'now', cancelDate: '2026-11-21' };
      expect((await orders.post(path, wish, 'GLOBEX')).status).toBe(404);
    }
    expect((await orders.read(orderId)).body.status).toBe('CREATED');
  });

  it('finds an order by an id with any printable character (decision 2.7)', async () => {
    const salesChannelOrderId = `a/b ñ%2F?#${'x'.repeat(100)}`;
    const orderId = await orders.place({ salesChannelOrderId });
    expect((await orders.read(orderId)).body.salesChannelOrderId).toBe(salesChannelOrderId);
    expect((await orders.read('ACME-MELI-\u0000')).status).toBe(400);
  });

  it('does not allow the history to be rewritten', async () => {
    const orderId = await orders.place();
    await expect(
      orders.service.store.sql('DELETE FROM order_history WHERE order_id = $1', [orderId]),
    ).rejects.toThrow('append-only');
  });
});
