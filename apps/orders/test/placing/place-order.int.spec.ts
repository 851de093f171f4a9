import { OrderPlaced } from '#contracts';
import { Orders } from '../orders.js';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('POST /orders', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  it('returns the complete order, with the amounts of the worked example (decisions 6.6, 6.7)', async () => {
    const sent = orders.body();
    const { status, body } = await orders.post('/orders', sent);
    expect(status).toBe(201);
    const address = { ...sent.shipping.deliveryAddress, country: 'MX' };
    expect(body).toEqual({
      orderId: `ACME-MELI-${sent.salesChannelOrderId}`,
      merchantId: 'ACME',
      salesChannelOrderId: sent.salesChannelOrderId,
      salesChannel: 'MELI',
      status: 'CREATED',
      version: 1,
      allowedActions: ['approve', 'cancel', 'hold'],
      fulfillmentWarehouseType: 'MERCHANT',
      value: 1795.9,
      taxType: 'DDP',
      currency: 'MXN',
      foreignCurrency: 'USD',
      customerDocument: 'RUAA800101XX1',
      creationDate: '2026-11-20T14:59:00.000Z',
      lastUpdateDate: INSTANT,
      totals: {
        orderValue: 1795.9,
        itemsGross: 2190.9,
        itemsDiscount: 395,
        shippingGross: 0,
        shippingDiscount: 0,
        taxes: 260.94,
        fees: 424.29,
        grossInboundValue: 1534.96,
        netInboundValue: 1110.67,
      },
      totalsForeignCurrency: {
        orderValue: 97.08,
        itemsGross: 118.43,
        itemsDiscount: 21.35,
        shippingGross: 0,
        shippingDiscount: 0,
        taxes: 14.11,
        fees: 22.93,
        grossOutboundValue: 82.97,
        netOutboundValue: 60.04,
      },
      taxes: [
        {
          name: 'global-rate',
          kind: 'tax',
          rate: 0.17,
          base: 1534.96,
          value: 260.94,
          collectedBy: 'carrier',
          estimate: true,
        },
      ],
      items: [
        {
          id: 'line-1',
          skuId: 'TEE',
          salesChannelSkuId: 'MELI-TEE',
          ean: '4006381333931',
          quantity: 1,
          name: 'Camiseta de algodón',
          countryOfOrigin: 'PT',
          listPrice: 2190.9,
          salePrice: 1795.9,
          foreignListPrice: 118.43,
          foreignSalePrice: 97.08,
          invoicedPrice: 82.97,
          imageUrl: 'https://images.test/front.jpg',
          weight: 0.4,
          hsCode: '6109.10',
        },
      ],
      customer: { ...sent.customer, billingAddress: address },
      shipping: {
        outboundCountry: 'US',
        deliveryAddress: address,
        deliveries: [
          {
            name: 'Standard',
            company: 'Correos',
            clearance: 'SIMPLIFIED',
            leadTime: 12,
            listPrice: 0,
            salePrice: 0,
            deliveryTime: 12,
            deliveryEstimateDate: '2026-12-05T00:00:00.000Z',
            items: ['line-1'],
            parcels: [],
          },
        ],
      },
      payments: [{ type: 'PIX', value: 1795.9 }],
    });
    const read = await orders.read(body.orderId);
    expect(read.body).toEqual({
      ...body,
      statusHistory: [
        {
          historyId: expect.any(String),
          status: 'CREATED',
          eventDate: '2026-11-20T14:59:00.000Z',
          receivedDate: INSTANT,
        },
      ],
    });
  });

  it('publishes order.placed, without any personal data (decision 8.6)', async () => {
    const orderId = await orders.place();
    const placed = await orders.service.events.waitFor(OrderPlaced, (e) => e.orderId === orderId);
    expect(placed).toEqual({
      eventId: expect.any(String),
      occurredAt: INSTANT,
      merchantId: 'ACME',
      subject: orderId,
      version: 1,
      orderId,
      salesChannel: 'MELI',
      salesChannelOrderId: orderId.slice('ACME-MELI-'.length),
      historyId: expect.any(String),
      eventDate: '2026-11-20T14:59:00.000Z',
      receivedDate: INSTANT,
      fulfillmentWarehouseType: 'MERCHANT',
      outboundCountry: 'US',
      destinationCountry: 'MX',
      currency: 'MXN',
      foreignCurrency: 'USD',
      fxRate: '18.5',
      rulesVersion: 'MX-2025-08-15-1',
      tariffVersion: '*-MX-STANDARD-2024-08-01-1',
      taxType: 'DDP',
      value: '1795.9',
      allowedActions: ['approve', 'cancel', 'hold'],
      totals: {
        orderValue: '1795.9',
        itemsGross: '2190.9',
        itemsDiscount: '395',
        shippingGross: '0',
        shippingDiscount: '0',
        taxes: '260.94',
        fees: '424.29',
        grossInboundValue: '1534.96',
        netInboundValue: '1110.67',
      },
      totalsForeignCurrency: {
        orderValue: '97.08',
        itemsGross: '118.43',
        itemsDiscount: '21.35',
        shippingGross: '0',
        shippingDiscount: '0',
        taxes: '14.11',
        fees: '22.93',
        grossOutboundValue: '82.97',
        netOutboundValue: '60.04',
      },
      taxes: [
        {
          name: 'global-rate',
          kind: 'tax',
          rate: '0.17',
          base: '1534.96',
          value: '260.94',
          collectedBy: 'carrier',
          estimate: true,
        },
      ],
      delivery: {
        name: 'Standard',
        company: 'Correos',
        listPrice: '0',
        salePrice: '0',
        deliveryTime: 12,
        deliveryEstimateDate: '2026-12-05T00:00:00.000Z',
      },
      payments: [{ type: 'PIX', value: '1795.9' }],
      items: [
        {
          itemId: 'line-1',
          skuId: 'TEE',
          salesChannelSkuId: 'MELI-TEE',
          productId: 'SHIRT',
          name: 'Camiseta de algodón',
          quantity: 1,
          ean: '4006381333931',
          hsCode: '6109.10',
          countryOfOrigin: 'PT',
          weight: '0.4',
          listPrice: '2190.9',
          salePrice: '1795.9',
          foreignListPrice: '118.43',
          foreignSalePrice: '97.08',
          invoicedPrice: '82.97',
        },
      ],
    });
  });

  it('returns and publishes the part of its taxes that is not a tax (decision 6.7)', async () => {
    const sent = orders.body();
    const items = [{ ...sent.items[0], salePrice: 1000, listPrice: 1395 }];
    const totals = { ...sent.totals, itemsGross: 1395 };
    const payments = [{ type: 'PIX', value: 1000 }];
    const orderId = await orders.place({ value: 1000, totals, items, payments });
    const shown = { totals: { taxes: 75 }, taxes: [{ base: 925, value: 0 }], taxSurplus: 75 };
    expect((await orders.read(orderId)).body).toMatchObject(shown);
    const placed = await orders.service.events.waitFor(OrderPlaced, (e) => e.orderId === orderId);
    expect(placed.taxSurplus).toBe('75');
  });

  it('places a channel order once for any number of concurrent requests (decision 6.4)', async () => {
    const sent = orders.body();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => orders.post('/orders', sent)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const again = await orders.post('/orders', { ...sent, salesChannel: 'MELI' });
    expect([again.status, again.body.code]).toEqual([409, 'duplicate-order']);
    const orderId = `ACME-MELI-${sent.salesChannelOrderId}`;
    await orders.service.events.waitFor(OrderPlaced, (event) => event.orderId === orderId);
    const { statusHistory } = (await orders.read(orderId)).body;
    expect(statusHistory).toHaveLength(1);
  });

  it('returns the first answer to a request that repeats an idempotency key (decision 1.9)', async () => {
    const sent = orders.body();
    const key = { 'idempotency-key': 'k-1' };
    const first = await orders.post('/orders', sent, 'ACME', key);
    expect(first.status).toBe(201);
    await orders.approve(first.body.orderId);
    const replayed = await orders.post('/orders', sent, 'ACME', key);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
    const other = await orders.post('/orders', orders.body(), 'ACME', key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });
});

describe('POST /orders in production', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({ ENTREPOT_ENV: 'production' });
  });

  afterAll(() => orders.stop());

  it('offers no creation or approval of orders over HTTP (decision 2.5)', async () => {
    expect((await orders.post('/orders', orders.body())).status).toBe(404);
    expect((await orders.approve('ACME-MELI-1')).status).toBe(404);
  });
});
