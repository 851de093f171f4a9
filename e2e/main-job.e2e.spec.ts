import { cartBody } from '../tools/requests/cart-body.js';
import {
  OrderReleased,
  OrderStatusChanged,
  PriceLocalized,
  SkuUpserted,
  StockReserved,
} from '#contracts';
import { EventProbe } from '#testing';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { tailEvents } from './support/event-tail.js';
import { Merchant, type Json } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';

const MERCHANT = 'SELLER';

const FULFILLMENT_PATH = ['CREATED', 'APPROVED', 'HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'];

const STEPS = [...FULFILLMENT_PATH.slice(1), 'SHIPPED', 'DELIVERED'].flatMap(
  (status, index, all) => (all[index + 1] === undefined ? [] : [`${status} → ${all[index + 1]}`]),
);

describe('the main job, from the upload of a product to a delivered order', () => {
  let stack: TestStack;
  let probe: EventProbe;
  let merchant: Merchant;
  let skuIds: string[];
  let price: Json;
  let order: Json;
  let parcel: Json;
  let readyAt: Date;

  beforeAll(async () => {
    stack = await sharedStack();
    const brokers = { brokers: stack.sandbox.kafkaBrokers, clientId: 'e2e' };
    probe = new EventProbe(brokers, stack.topicPrefix);
    await probe.start();
    merchant = await Merchant.logIn(stack, await newMerchant(stack, MERCHANT));
  }, 120_000);

  afterAll(() => probe?.stop());

  it('A merchant uploads four SKUs, which are localized for every channel', async () => {
    skuIds = await merchant.upload('shirt');
    expect(skuIds).toHaveLength(4);
    const [sku] = await merchant.get('/ext/merchant/products/shirt');
    expect(sku).toMatchObject({
      skuId: 'shirt-1',
      productId: 'shirt',
      merchantId: MERCHANT,
      merchantProductId: 'shirt',
      main: true,
      weight: 0.4,
      hscode: '6109.10.00',
      globalSaleChannelData: { active: true, color: 'Negro', size: 'M' },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lastUpdateDate: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(Object.keys(sku.salesChannelStatus).toSorted()).toEqual(['ECOM', 'MELI', 'SHOP']);
  });

  it('Prices are computed in every channel by the worked rules, and the channels approve the SKUs', async () => {
    price = await merchant.price(skuIds);
    expect(price).toMatchObject({
      skuId: 'shirt-1',
      merchantId: MERCHANT,
      merchantCurrency: 'USD',
      localizedCurrency: 'MXN',
      grossOutboundListPrice: 75,
      grossOutboundSalePrice: 60,
      grossOutboundListPriceWithTaxes: 118.43,
      grossOutboundSalePriceWithTaxes: 97.08,
      localizedListPriceWithTaxes: 2190.9,
      localizedSalePriceWithTaxes: 1795.9,
    });
  });

  it('A channel simulates the taxes of a cart', async () => {
    const channel = stack.sandbox.salesChannelTokens.find((token) => token.salesChannel === 'ECOM');
    const items = [{ id: '1', skuId: 'shirt-1', quantity: 1, unitPriceWithDiscount: 245 }];
    const { body } = await merchant.api
      .as(channel?.token ?? '')
      .send<Json>('POST', '/ext/taxes', cartBody(items, 'MG', 30));
    expect(body).toMatchObject({
      fxRate: 5.5,
      totals: { icmsTaxValue: 68.75, importTaxValue: 0, totalTaxValue: 68.75 },
    });
  });

  it('A merchant creates an order, whose stock is reserved, and which is fulfilled once it is approved', async () => {
    const created = await merchant.order('first', skuIds, price);
    expect(created).toMatchObject({
      orderId: `${MERCHANT}-MELI-first`,
      status: 'CREATED',
      taxType: 'DDP',
    });
    expect(created).not.toHaveProperty('statusHistory');
    await merchant.approve(created.orderId);
    order = await merchant.orderAt(created.orderId, 'READY_TO_SHIP');
    expect(order.statusHistory.map((entry: Json) => entry.status)).toEqual(FULFILLMENT_PATH);
    const dataOf = (status: string): Json =>
      order.statusHistory.find((entry: Json) => entry.status === status).eventData;
    expect(dataOf('PACKED')).toMatchObject({
      packedSkuList: [
        { skuId: 'shirt-1', quantity: 1 },
        { skuId: 'shirt-2', quantity: 1 },
      ],
      parcelCode: expect.any(String),
    });
    expect(dataOf('INVOICED')).toMatchObject({
      number: expect.stringMatching(`^${MERCHANT}-\\d{8}$`),
      items: [{ skuId: 'shirt-1', quantity: 1 }, { skuId: 'shirt-2' }],
      invoiceUrl: expect.stringContaining('/documents/'),
    });
    expect(dataOf('READY_TO_SHIP')).toMatchObject({
      parcelId: expect.stringMatching(`^${MERCHANT}\\d{12}MX$`),
      documents: expect.arrayContaining([expect.objectContaining({ url: expect.any(String) })]),
    });
  });

  it('The gateway serves the label and the invoice at the addresses of the documents', async () => {
    parcel = await merchant.parcelOf('first');
    expect(parcel).toMatchObject({
      merchantId: MERCHANT,
      salesChannel: 'MELI',
      salesChannelOrderId: 'first',
      status: 'SHIPMENT_CREATED',
      recipientCountry: 'MX',
      lastMileTrackingNumber: expect.stringMatching(/^EN\d{9}MX$/),
    });
    for (const url of [parcel.labels[0].labelUrl, parcel.invoiceDocumentUrl]) {
      const document = await fetch(url);
      expect(document.status).toBe(200);
      expect(document.headers.get('content-type')).toBe('application/pdf');
    }
  });

  it('The order is shipped when its parcel leaves, and is delivered to the buyer', async () => {
    readyAt = new Date();
    const codes = ['AWAITING_PICK_UP', 'LEFT_FULFILLMENT'];
    await merchant.report('merchant', parcel.parcelId, codes);
    await merchant.orderAt(order.orderId, 'SHIPPED');
    const later = ['ARRIVED_COUNTRY', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
    await merchant.report('operator', parcel.parcelId, later);
    order = await merchant.orderAt(order.orderId, 'DELIVERED');
    const tracking = order.statusHistory.filter(
      (entry: Json) => entry.status === 'PARCEL_TRACKING_UPDATED',
    );
    expect(tracking.flatMap((entry: Json) => entry.eventData.trackingCodes)).toEqual([
      ...codes,
      ...later,
    ]);
    expect(order).toMatchObject({
      shipmentDate: expect.any(String),
      deliveredDate: expect.any(String),
      shipping: { deliveries: [{ parcels: [{ parcelId: parcel.parcelId }] }] },
    });
    expect(order).not.toHaveProperty('cancelDate');
  });

  it('Downstream consumers receive each fact once and in order', async () => {
    const isDelivered = (e: Json) => e.orderId === order.orderId && e.status === 'DELIVERED';
    expect(await probe.waitFor(OrderStatusChanged, isDelivered)).toBeDefined();
    const unique = new Map(
      probe
        .everything()
        .filter(({ event }) => (event as Json).merchantId === MERCHANT)
        .map((record) => [record.event.eventId, record]),
    );
    const ofType = (type: string): Json[] =>
      [...unique.values()].filter((record) => record.type === type).map(({ event }) => event);
    expect(ofType(SkuUpserted.type)).toHaveLength(4);
    expect(ofType(PriceLocalized.type)).toHaveLength(12);
    expect(ofType(StockReserved.type)).toHaveLength(1);
    expect(ofType(OrderReleased.type)).toHaveLength(1);
    expect(ofType(OrderStatusChanged.type).map(({ status }) => status)).toEqual([
      ...FULFILLMENT_PATH.slice(1),
      'SHIPPED',
      'DELIVERED',
    ]);
    const bySubject = Map.groupBy(
      unique.values(),
      ({ message, event }) => `${message.stream} ${event.subject}`,
    );
    for (const events of bySubject.values()) {
      const versions = events.map(({ event }) => event.version ?? 0);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    }
  });

  it('The command line shows the events of a type and a key, one line each', async () => {
    const filters = ['--type', 'order.status-changed', '--key', order.orderId];
    const { lines, code } = await tailEvents(stack, ['--from', 'beginning', ...filters], 7);
    expect(code).toBe(130);
    expect(lines.map((line) => line.split(/ +/).slice(1, 8).join(' '))).toEqual(
      ['CREATED → APPROVED', ...STEPS].map(
        (step) => `orders.order order.status-changed ${MERCHANT}-MELI-first ${MERCHANT} ${step}`,
      ),
    );
  });

  it('The command line shows whole events since a moment as JSON', async () => {
    const since = readyAt.toISOString();
    const ofOrder = probe.everything().filter(({ message }) => message.stream === 'orders.order');
    const unique = new Map(ofOrder.map(({ event }) => [event.eventId, event]));
    const expected = [...unique.values()].filter((event) => event.occurredAt >= since);
    const options = ['--json', '--merchant', MERCHANT, '--stream', 'orders.order', '--from', since];
    const { lines } = await tailEvents(stack, options, expected.length);
    expect(lines.map((line) => JSON.parse(line).value)).toEqual(expected);
  });
});
