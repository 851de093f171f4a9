import { MerchantChanged, OrderPlaced, OrderReleased, SkuDeleted } from '#contracts';
import { eventually } from '#testing';
import { merchant } from '../builders.js';
import { Orders } from '../orders.js';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('POST /orders', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  }, 60_000);

  afterAll(() => orders.stop());

  const faults = ({ body }: { body: { errors: { pointer: string; code: string }[] } }) =>
    body.errors.map(({ pointer, code }) => `${pointer} ${code}`);

  it('answers the whole order, with the amounts of the worked example (decisions 6.6, 6.7)', async () => {
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
        taxes: 14.1,
        fees: 22.93,
        grossOutboundValue: 82.97,
        netOutboundValue: 60.04,
      },
      items: [
        {
          id: 'line-1',
          skuId: 'TEE',
          salesChannelSkuId: 'MELI-TEE',
          ean: '4006381333931',
          quantity: 1,
          name: 'Camiseta de algodón',
          countryOfOrigin: 'US',
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
      fulfillmentWarehouseType: 'MERCHANT',
      destinationCountry: 'MX',
      currency: 'MXN',
      value: '1795.9',
      items: [{ itemId: 'line-1', skuId: 'TEE', quantity: 1 }],
    });
  });

  it('places a channel order once, however many requests are concurrent (decision 6.4)', async () => {
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

  it('answers 400 with every malformed field (decisions 1.2, 1.6)', async () => {
    const { salesChannelOrderId: _, ...sent } = orders.body();
    const answer = await orders.post('/orders', {
      ...sent,
      value: '1795.90',
      items: [{ ...sent.items[0]!, quantity: 0, name: undefined }],
      shipping: { ...sent.shipping, deliveryAddress: { street: 's', city: 'c', country: 'XX' } },
      customer: null,
      salesChannelOrderData: 'é'.repeat(40_000),
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
    expect(faults(answer).toSorted()).toEqual([
      '/customer type',
      '/items/0/name required',
      '/items/0/quantity out-of-range',
      '/salesChannelOrderData too-long',
      '/salesChannelOrderId required',
      '/shipping/deliveryAddress/country not-allowed',
      '/value type',
    ]);
  });

  it('answers 400 for values beyond a limit (decision 1.6)', async () => {
    const sent = orders.body();
    const item = sent.items[0]!;
    const answer = await orders.post('/orders', {
      ...sent,
      salesChannelOrderId: 'x'.repeat(129),
      items: [{ ...item, name: 'x'.repeat(513), quantity: 100_001 }],
      payments: [{ type: 'x'.repeat(65), value: sent.value }],
    });
    expect(answer.status).toBe(400);
    expect(faults(answer).toSorted()).toEqual([
      '/items/0/name too-long',
      '/items/0/quantity out-of-range',
      '/payments/0/type too-long',
      '/salesChannelOrderId too-long',
    ]);
    const items = Array.from({ length: 201 }, (_, i) => ({ ...item, id: `line-${i}` }));
    const many = await orders.post('/orders', { ...sent, items });
    expect([many.status, faults(many)]).toEqual([400, ['/items too-many']]);
    const none = await orders.post('/orders', { ...sent, items: [] });
    expect([none.status, faults(none)]).toEqual([400, ['/items too-few']]);
  });

  it('answers 422 with every broken rule (decision 6.5)', async () => {
    const sent = orders.body();
    const answer = await orders.post('/orders', {
      ...sent,
      currency: 'BRL',
      value: 1,
      items: [...sent.items, ...sent.items],
      shipping: {
        ...sent.shipping,
        deliveries: [{ ...sent.shipping.deliveries[0], items: ['line-9'] }],
      },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'order-invalid']);
    expect(faults(answer)).toEqual([
      '/items/1/id duplicate-item',
      '/shipping/deliveries/0/items/0 unknown-item',
      '/value value-mismatch',
      '/payments payments-mismatch',
      '/totals/itemsGross totals-mismatch',
      '/totals/itemsDiscount totals-mismatch',
      '/currency currency-mismatch',
    ]);
  });

  it.each([
    [
      'totals-mismatch',
      { totals: { itemsGross: 2190, itemsDiscount: 395, shippingGross: 0, shippingDiscount: 0 } },
    ],
    ['currency-mismatch', { currency: 'BRL' }],
    ['one-delivery', { shipping: { ...orderShipping(), deliveries: [] } }],
  ])('answers a single kind of fault with its code: %s', async (code, over) => {
    const answer = await orders.post('/orders', orders.body(over));
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it('refuses an unknown channel or SKU only after waiting for the projection (decision 1.13)', async () => {
    const startedAt = performance.now();
    const [item] = orders.body().items;
    const [unknownSku, unknownChannel] = await Promise.all([
      orders.post('/orders', orders.body({ items: [{ ...item, salesChannelSkuId: 'NO-SUCH' }] })),
      orders.post('/orders', orders.body({ salesChannel: 'NOWHERE' })),
    ]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_900);
    expect([unknownSku.status, ...faults(unknownSku)]).toEqual([
      422,
      '/items/0/salesChannelSkuId unknown-sku',
    ]);
    expect([unknownChannel.status, ...faults(unknownChannel)]).toEqual([
      422,
      '/salesChannel channel-not-connected',
    ]);
  });

  it('waits for the projection of an approval (decision 1.13)', async () => {
    const [item] = orders.body().items;
    const request = orders.post(
      '/orders',
      orders.body({ items: [{ ...item, salesChannelSkuId: 'LATE' }] }),
    );
    await orders.approvedSku('LATE');
    expect((await request).status).toBe(201);
  });

  it('refuses orders of an inactive merchant until it is active again (decision 6.5)', async () => {
    const { publisher, store } = orders.service;
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 2, active: false });
    await eventually(async () => {
      const answer = await orders.post('/orders', orders.body());
      expect([answer.status, ...faults(answer)]).toEqual([
        422,
        '/salesChannel channel-not-connected',
      ]);
    });
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 3 });
    await eventually(async () => {
      const sql = `SELECT connected_channels <> '{}' AS active FROM merchant WHERE merchant_id = 'ACME'`;
      expect(await store.sql(sql)).toEqual([{ active: true }]);
    });
    expect((await orders.post('/orders', orders.body())).status).toBe(201);
  });

  it('looks a SKU up by the channel’s id, the merchant’s and the service’s, in this order (decision 6.5)', async () => {
    await orders.approvedSku('CAP', { salesChannelSkuId: 'MUG' });
    await orders.approvedSku('MUG', { salesChannelSkuId: 'MELI-MUG' });
    for (const skuId of ['CAP', 'MUG']) await orders.waitForOrderable(skuId, true);
    const [item] = orders.body().items;
    for (const [named, skuId] of [
      ['MUG', 'CAP'],
      ['CAP', 'CAP'],
      ['sku-id-of-MUG', 'MUG'],
    ]) {
      const sent = orders.body({ items: [{ ...item, salesChannelSkuId: named }] });
      const { body } = await orders.post('/orders', sent);
      expect([body.items[0].skuId, body.items[0].salesChannelSkuId]).toEqual([skuId, named]);
    }
  });

  it('refuses a SKU that was denied or deleted since its approval and accepts it after the next one (decision 6.5)', async () => {
    const { subject, id } = await orders.approvedSku('HAT');
    const [item] = orders.body().items;
    const sent = () => orders.body({ items: [{ ...item, salesChannelSkuId: 'HAT' }] });
    await orders.waitForOrderable('HAT', true);
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_DENIED');
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_APPROVED');
    await orders.waitForOrderable('HAT', true);
    expect((await orders.post('/orders', sent())).status).toBe(201);
    await orders.service.publisher.publish(SkuDeleted, {
      merchantId: 'ACME',
      subject,
      version: orders.next('HAT'),
      skuId: 'HAT',
      id,
      productId: 'SHIRT',
    });
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
  });

  it('answers a request repeated with its idempotency key with the first answer (decision 1.9)', async () => {
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

  it('keeps the exchange rate of its intake and stores the channel’s extra data (decisions 6.7, 6.14)', async () => {
    const orderId = await orders.place();
    const [row] = await orders.service.store.sql(
      'SELECT fx_rate::float, rules_version, sales_channel_order_data FROM orders WHERE order_id = $1',
      [orderId],
    );
    expect(row).toEqual({
      fx_rate: 18.5,
      rules_version: expect.stringMatching(/^MX-/),
      sales_channel_order_data: '{"source":"test"}',
    });
  });

  it('refuses an order that exceeds the event size limit instead of failing at its release', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `${'🧵'.repeat(124)}${i}`);
    const item = { salesChannelSkuId: 'MELI-TEE', quantity: 1, salePrice: 1 };
    const totals = { itemsGross: 200, itemsDiscount: 0, shippingGross: 0, shippingDiscount: 0 };
    const sent = (name: string) => {
      const { shipping, ...body } = orders.body();
      const [delivery] = shipping.deliveries;
      return {
        ...body,
        value: 200,
        totals,
        items: lines.map((id) => ({ ...item, id, name })),
        shipping: { ...shipping, deliveries: [{ ...delivery, items: lines }] },
        payments: [{ type: 'PIX', value: 200 }],
      };
    };
    expect((await orders.post('/orders', sent('🧵'.repeat(512)))).body.code).toBe(
      'order-too-large',
    );
    const long = await orders.post('/orders', sent('x'.repeat(512)));
    expect(long.status).toBe(201);
    await orders.approve(long.body.orderId);
    await orders.reserve(long.body.orderId);
    await orders.service.events.waitFor(OrderReleased, (e) => e.orderId === long.body.orderId);
  });

  it('allows merchants only', async () => {
    const { service } = orders;
    const request = { method: 'POST', body: {} };
    expect((await service.fetch('/orders', request)).status).toBe(401);
    const token = await service.tokens.operator();
    expect((await service.fetch('/orders', { ...request, token })).status).toBe(403);
  });
});

describe('POST /orders in production', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({ ENTREPOT_ENV: 'production' });
  }, 60_000);

  afterAll(() => orders.stop());

  it('offers no creation or approval of orders over HTTP (decision 2.5)', async () => {
    expect((await orders.post('/orders', orders.body())).status).toBe(404);
    expect((await orders.approve('ACME-MELI-1')).status).toBe(404);
  });
});

function orderShipping() {
  return { deliveryAddress: { street: 's', city: 'c', country: 'MX' } };
}
