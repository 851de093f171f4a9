import { OrderPlaced, OrderReleased } from '#contracts';
import { Orders } from '../orders.js';
import { QUOTE, quoteId } from '../quotes.js';
import { faultsOf } from './faults-of.js';

describe('POST /orders with invalid orders', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  it('answers 400 with every malformed field (decisions 1.2, 1.6)', async () => {
    const { salesChannelOrderId: _, ...sent } = orders.body();
    const answer = await orders.post('/orders', {
      ...sent,
      value: '1795.90',
      items: [{ ...sent.items[0]!, quantity: 0, name: undefined }],
      shipping: { ...sent.shipping, deliveryAddress: { street: '', city: ' ', country: 'XX' } },
      customer: null,
      salesChannelOrderData: 'é'.repeat(40_000),
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
    expect(faultsOf(answer).toSorted()).toEqual([
      '/customer required',
      '/items/0/name required',
      '/items/0/quantity out-of-range',
      '/salesChannelOrderData too-long',
      '/salesChannelOrderId required',
      '/shipping/deliveryAddress/city required',
      '/shipping/deliveryAddress/country not-allowed',
      '/shipping/deliveryAddress/street required',
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
    expect(faultsOf(answer).toSorted()).toEqual([
      '/items/0/name too-long',
      '/items/0/quantity out-of-range',
      '/payments/0/type too-long',
      '/salesChannelOrderId too-long',
    ]);
    const items = Array.from({ length: 201 }, (_, i) => ({ ...item, id: `line-${i}` }));
    const many = await orders.post('/orders', { ...sent, items });
    expect([many.status, faultsOf(many)]).toEqual([400, ['/items too-many']]);
    const none = await orders.post('/orders', { ...sent, items: [] });
    expect([none.status, faultsOf(none)]).toEqual([400, ['/items too-few']]);
  });

  it.each([
    ['a forged quote', `${quoteId()}x`, '/quoteId quote-mismatch'],
    ['one of another channel', quoteId({ salesChannel: 'ECOM' }), '/quoteId quote-mismatch'],
    [
      'an expired one',
      quoteId({ expiresAt: '2026-11-20T12:00:00.000Z' }),
      '/quoteId quote-expired',
    ],
    [
      'one for the scheme of another seller',
      quoteId({ scheme: 'IOSS' }),
      '/salesChannel quote-mismatch',
    ],
    [
      'one of other goods',
      quoteId({ lines: [['640399', 'PT', '1', '1545', '250.9']] }),
      '/items/0 quote-mismatch',
    ],
  ])('answers 422 for %s, and names what differs (decision 9.10)', async (_, quote, fault) => {
    const answer = await orders.post('/orders', orders.body({ quoteId: quote }));
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, fault]);
    expect(answer.body.code).toBe(fault.split(' ')[1]);
  });

  it('accepts an order that agrees with its quote and has the quoted taxes (decision 9.10)', async () => {
    const { status, body } = await orders.post(
      '/orders',
      orders.body({ quoteId: quoteId({ dutyRatesVersion: 'MX-2026-01-01-2' }) }),
    );
    expect(status).toBe(201);
    expect(body.totals).toMatchObject({
      orderValue: 1795.9,
      taxes: 250.9,
      grossInboundValue: 1545,
      fees: 426.1, // The sum of 18% of 1545, and 148 for freight.
      netInboundValue: 1118.9,
    });
    expect(body.taxes).toMatchObject([
      { name: 'vat', kind: 'tax', rate: 0.16, base: 1545, value: 247.2 },
      { name: 'handling', kind: 'fee', value: 3.7, collectedBy: 'carrier' },
    ]);
    const placed = await orders.service.events.waitFor(
      OrderPlaced,
      ({ orderId }) => orderId === body.orderId,
    );
    expect(placed).toMatchObject({
      rulesVersion: QUOTE.rulesVersion,
      dutyRatesVersion: 'MX-2026-01-01-2',
      taxes: [{ name: 'vat', value: '247.2' }, { name: 'handling' }],
    });
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
    expect(faultsOf(answer)).toEqual([
      '/items/1/id duplicate-item',
      '/shipping/deliveries/0/items/0 unknown-item',
      '/shipping/deliveries/0/items missing-item',
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
    ['amount-precision', { payments: [{ type: 'PIX', value: 1795.901 }] }],
    ['one-delivery', { shipping: { ...orderShipping(), deliveries: [] } }],
  ])('answers a single kind of fault with its code: %s', async (code, over) => {
    const answer = await orders.post('/orders', orders.body(over));
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it('refuses an order that exceeds the event size limit instead of failing at its release', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `${'🧵'.repeat(124)}${i}`);
    const item = { salesChannelSkuId: 'MELI-TEE', quantity: 1, salePrice: 1 };
    const totals = { itemsGross: 200, itemsDiscount: 0, shippingGross: 0, shippingDiscount: 0 };
    const onePayment = [{ type: 'PIX', value: 200 }];
    const sent = (name: string, payments = onePayment) => {
      const { shipping, ...body } = orders.body();
      const [delivery] = shipping.deliveries;
      return {
        ...body,
        value: 200,
        totals,
        items: lines.map((id) => ({ ...item, id, name })),
        shipping: { ...shipping, deliveries: [{ ...delivery, items: lines }] },
        payments,
      };
    };
    expect((await orders.post('/orders', sent('🧵'.repeat(512)))).body.code).toBe(
      'order-too-large',
    );
    // Only the event of the placement contains payments; without them the release fits.
    const payments = lines.map(() => ({ type: '🧵'.repeat(64), value: 1 }));
    const large = sent('🧵'.repeat(400), payments);
    expect((await orders.post('/orders', large)).body.code).toBe('order-too-large');
    const fits = await orders.post('/orders', { ...large, payments: onePayment });
    expect(fits.status).toBe(201);
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

function orderShipping() {
  return { deliveryAddress: { street: 's', city: 'c', country: 'MX' } };
}
