import { FulfillmentProgressed, OrderReleased, ParcelTrackingUpdated } from '#contracts';
import { eventually } from '#testing';
import { orderReleased, releasedItem } from '../builders.js';
import { Logistics } from '../logistics.js';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const DOCUMENT_ID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const DOCUMENT = expect.stringMatching(
  /^http:\/\/entrepot\.test\/documents\/[0-9a-f-]{36}\/\d{4}-\d\d-\d\d\/[\w-]{43}$/,
);
const TRACK = expect.stringMatching(/^http:\/\/entrepot\.test\/track\/[\w-]{43}$/);

describe('fulfillment of a released order', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  it('publishes every step in the trace of the order’s release (decision 1.11)', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const order = logistics.newOrder();
    const { publisher, events } = logistics.service;
    await publisher.publish(OrderReleased, orderReleased(order), {
      traceparent: `00-${trace}-b7ad6b7169203331-01`,
    });
    await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    const published = events
      .everything()
      .filter(({ message }) => message.stream === 'logistics.fulfillment')
      .filter(({ event }) => event.subject === order.orderId);
    expect(published.length).toBeGreaterThan(3);
    for (const { message } of published) {
      expect(message.headers['traceparent']).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    }
  });

  it('takes HANDLING, PACKED, INVOICED and READY_TO_SHIP, each with the documented eventData', async () => {
    const order = logistics.newOrder();
    await logistics.release({
      ...order,
      items: [
        releasedItem({ quantity: 2 }),
        releasedItem({
          itemId: 'line-2',
          skuId: 'CAP',
          salesChannelSkuId: 'MLM-2',
          invoicedPrice: '5',
        }),
      ],
    });
    await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');

    const [handling, packed, invoiced, ready, ...more] = logistics.steps(order.orderId);
    const envelope = {
      eventId: expect.any(String),
      occurredAt: INSTANT,
      merchantId: 'ACME',
      subject: order.orderId,
      orderId: order.orderId,
      eventDate: INSTANT,
    };
    const parcel = {
      code: `${order.orderId}-P1`,
      name: 'Parcel 1',
      length: 30,
      width: 25,
      height: 6,
      weight: '0.85',
      netWeight: '0.75',
      grossWeight: '0.85',
      items: [
        { salesChannelSkuId: 'MLM-1', quantity: 2 },
        { salesChannelSkuId: 'MLM-2', quantity: 1 },
      ],
    };
    expect(more).toEqual([]);
    expect(handling).toEqual({ ...envelope, version: 1, step: 'HANDLING' });
    expect(packed).toEqual({
      ...envelope,
      version: 2,
      step: 'PACKED',
      eventData: {
        packedSkuList: [
          { skuId: 'SHIRT-BLUE-M', quantity: 2 },
          { skuId: 'CAP', quantity: 1 },
        ],
        parcelCode: parcel.code,
      },
      parcel: { ...parcel, documents: [] },
    });
    expect(invoiced).toEqual({
      ...envelope,
      version: 3,
      step: 'INVOICED',
      eventData: {
        number: expect.stringMatching(/^ACME-\d{8}$/),
        value: '44.8',
        items: [
          { skuId: 'SHIRT-BLUE-M', quantity: 2, invoicedPrice: '19.90' },
          { skuId: 'CAP', quantity: 1, invoicedPrice: '5' },
        ],
        invoiceDocumentId: DOCUMENT_ID,
      },
      parcel: { ...parcel, documents: [] },
    });
    const documents = [
      { name: 'Commercial invoice', documentId: DOCUMENT_ID },
      { name: 'Shipping label', documentId: DOCUMENT_ID },
    ];
    const parcelId = expect.stringMatching(/^ACME\d{12}MX$/);
    expect(ready).toEqual({
      ...envelope,
      version: 4,
      step: 'READY_TO_SHIP',
      eventData: { documents, parcelId },
      parcel: { ...parcel, documents, parcelId },
      lastMileTrackingNumber: expect.stringMatching(/^EN\d{9}MX$/),
    });
  });

  it('includes the measures of a parcel that is higher than any real one', async () => {
    const order = logistics.newOrder();
    const items = [releasedItem({ quantity: 100_000, height: 2_147_483_647 })];
    await logistics.release({ ...order, items });
    const { parcel } = await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    expect(parcel?.height).toBe(214_748_364_700_000);
  });

  it('lists the parcel with the event CREATED, published as not reported (7.1, 7.7)', async () => {
    const { orderId, parcelId, lastMileTrackingNumber } = await logistics.readyParcel();
    const published = await logistics.service.events.waitFor(
      ParcelTrackingUpdated,
      (event) => event.orderId === orderId,
    );
    expect(published).toMatchObject({
      version: 5,
      subject: orderId,
      parcelId,
      parcelStatus: 'SHIPMENT_CREATED',
      trackingUrl: TRACK,
      reported: false,
      events: [{ code: 'CREATED', buyerStep: 'CREATED', macroStep: 'SHIPMENT_CREATED' }],
    });

    const { status, body } = await logistics.get(`/ext/parcels/${parcelId}`, 'ACME');
    expect(status).toBe(200);
    expect(body).toEqual({
      merchantId: 'ACME',
      parcelId,
      orderId,
      version: 5,
      salesChannel: 'MELI',
      salesChannelOrderId: orderId.slice('ACME-MELI-'.length),
      senderCountry: 'US',
      recipientCountry: 'MX',
      status: 'SHIPMENT_CREATED',
      trackingUrl: published.trackingUrl,
      grossWeight: 0.35,
      netWeight: 0.25,
      volumetricWeight: 0.3,
      lastMileTrackingNumber,
      creationDate: INSTANT,
      deliveryEstimateDate: '2026-12-24T00:00:00.000Z',
      lastUpdateDate: INSTANT,
      invoiceDocumentUrl: DOCUMENT,
      invoiceNumber: expect.stringMatching(/^ACME-\d{8}$/),
      labels: [
        { labelUrl: DOCUMENT, lineHaulService: 'STANDARD', trackingNumber: lastMileTrackingNumber },
      ],
      items: [
        {
          hsCode: '610910',
          itemWeight: 0.25,
          productId: 'SHIRT',
          quantity: 1,
          skuId: 'SHIRT-BLUE-M',
          skuName: 'Cotton shirt',
        },
      ],
      events: [
        {
          coreStatus: { buyerStep: 'CREATED', code: 'CREATED', macroStep: 'SHIPMENT_CREATED' },
          description: 'Parcel created',
          eventDate: INSTANT,
          receivedDate: INSTANT,
        },
      ],
    });
  });

  it('fulfils an order once, however often its release is delivered', async () => {
    const order = logistics.newOrder();
    const released = await logistics.release(order);
    await logistics.service.publisher.publish(OrderReleased, released);
    const again = { ...orderReleased(order), version: 2 };
    await logistics.service.publisher.publish(OrderReleased, again);
    await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    await eventually(async () => {
      const rows = await logistics.service.store.sql(
        `SELECT version FROM subject_version WHERE subject = $1 AND stream = 'orders.release'`,
        [order.orderId],
      );
      expect(rows).toEqual([{ version: '2' }]);
    });
    await logistics.waitForFlow(order.orderId, { next_step: null, due_at: null });
    await logistics.untilRead(FulfillmentProgressed, order.orderId);
    expect(logistics.steps(order.orderId).map(({ step }) => step)).toEqual([
      'HANDLING',
      'PACKED',
      'INVOICED',
      'READY_TO_SHIP',
    ]);
  });

  it('assigns unique numbers to every parcel, for many concurrent orders', async () => {
    const orders = Array.from({ length: 60 }, (_, i) =>
      logistics.newOrder(i % 2 === 0 ? 'ACME' : 'GLOBEX'),
    );
    await Promise.all(orders.map((order) => logistics.release(order)));
    for (const { orderId } of orders) await logistics.waitForStep(orderId, 'READY_TO_SHIP');
    const facts = logistics.service.events.all(FulfillmentProgressed);
    const ready = facts.filter(({ step }) => step === 'READY_TO_SHIP');
    expect(new Set(ready.map(({ lastMileTrackingNumber }) => lastMileTrackingNumber)).size).toBe(
      ready.length,
    );
    expect(new Set(ready.map(({ parcel }) => parcel?.parcelId)).size).toBe(ready.length);
    for (const { orderId } of orders) {
      expect(logistics.steps(orderId).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    }
  });
});
