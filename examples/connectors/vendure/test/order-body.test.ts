import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderBody } from '../src/order-body.ts';
import type { Line, ShopOrder } from '../src/shop-order.ts';

/** A line at these hundredths, net and with a tax of 16 %. */
function line(
  id: string,
  sku: string,
  quantity: number,
  unit: number,
  paid = quantity * unit,
): Line {
  const amounts = { unitPrice: unit, proratedLinePrice: paid };
  const taxed = {
    unitPriceWithTax: Math.round(unit * 1.16),
    proratedLinePriceWithTax: Math.round(paid * 1.16),
  };
  return { id, quantity, ...amounts, ...taxed, productVariant: { sku, name: `The ${sku}` } };
}

function shopOrder(lines: Line[], change: Partial<ShopOrder> = {}): ShopOrder {
  const address = { streetLine1: 'Main street 1', city: 'Puebla', countryCode: 'MX' };
  const freight = { price: 10_000, priceWithTax: 11_600 };
  return {
    id: '7',
    code: 'ABC',
    state: 'PaymentSettled',
    updatedAt: '2026-11-26T12:00:05.000Z',
    orderPlacedAt: '2026-11-26T12:00:00.000Z',
    currencyCode: 'MXN',
    customer: { firstName: 'Ana', lastName: 'Ruiz', emailAddress: 'ana@example.com' },
    shippingAddress: address,
    billingAddress: {},
    lines,
    surcharges: [],
    shippingLines: [
      {
        ...freight,
        discountedPrice: 5_000,
        discountedPriceWithTax: 5_800,
        shippingMethod: { code: 'standard', name: 'Standard' },
      },
    ],
    shippingWithTax: 5_800,
    payments: [],
    fulfillments: [],
    history: { items: [] },
    ...change,
  };
}

/** Entrepot's check: value and totals agree with the lines, to the cent. */
function assertSums(body: ReturnType<typeof orderBody>): void {
  const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
  const [delivery] = body.shipping.deliveries;
  const sold = body.items.reduce((sum, item) => sum + item.salePrice * item.quantity, 0);
  const listed = body.items.reduce((sum, item) => sum + (item.listPrice ?? 0) * item.quantity, 0);
  assert.equal(cents(body.value), cents(sold) + cents(delivery?.salePrice));
  assert.equal(cents(body.totals.itemsGross), cents(listed));
  assert.equal(cents(body.totals.itemsGross - body.totals.itemsDiscount), cents(sold));
  const { shippingGross, shippingDiscount } = body.totals;
  assert.equal(cents(shippingGross - shippingDiscount), cents(delivery?.salePrice));
  assert.equal(cents(body.payments[0]?.value), cents(body.value));
}

await test('The amounts include taxes if the prices of the shop include taxes', () => {
  const order = shopOrder([line('1', 'ACME:MUG', 2, 1_000)]);
  const body = orderBody(order, 'ACME', true, 15);
  assert.equal(body.value, 81.2);
  assert.deepEqual(body.totals, {
    itemsGross: 23.2,
    itemsDiscount: 0,
    shippingGross: 116,
    shippingDiscount: 58,
  });
  assertSums(body);
});

await test('The amounts exclude taxes if the prices of the shop exclude taxes', () => {
  const body = orderBody(shopOrder([line('1', 'ACME:MUG', 2, 1_000)]), 'ACME', false, 15);
  assert.equal(body.value, 70);
  assertSums(body);
});

await test('A discount that the units do not divide evenly preserves the sum to the cent', () => {
  const body = orderBody(shopOrder([line('1', 'ACME:MUG', 3, 400, 1_000)]), 'ACME', false, 15);
  assert.equal(body.items[0]?.salePrice, 3.3333);
  assert.equal(body.totals.itemsDiscount, 2);
  assertSums(body);
});

await test('Shipping and surcharges of an order are divided among the merchants to the cent', () => {
  const lines = [
    line('1', 'ACME:MUG', 1, 333),
    line('2', 'ZETA:CUP', 1, 333),
    line('3', 'BETA:BOWL', 1, 335),
  ];
  const order = shopOrder(lines, { surcharges: [{ price: 100, priceWithTax: 116 }] });
  const bodies = ['ACME', 'BETA', 'ZETA'].map((merchantId) =>
    orderBody(order, merchantId, false, 15),
  );
  for (const body of bodies) assertSums(body);
  assert.deepEqual(
    bodies.map(({ items }) => items.map(({ salesChannelSkuId }) => salesChannelSkuId)),
    [['ACME:MUG'], ['BETA:BOWL'], ['ZETA:CUP']],
  );
  assert.equal(bodies.reduce((sum, { value }) => sum + value, 0).toFixed(2), '61.01');
});

await test('Cancelled lines are not in the order', () => {
  const lines = [line('1', 'ACME:MUG', 1, 500), line('2', 'ACME:CUP', 0, 700)];
  const body = orderBody(shopOrder(lines), 'ACME', true, 15);
  assert.deepEqual(
    body.items.map(({ id }) => id),
    ['1'],
  );
  assert.deepEqual(body.shipping.deliveries[0]?.items, ['1']);
  assertSums(body);
});

await test('A line that is rounded up by taxes has no negative discount', () => {
  const rounded = { ...line('1', 'ACME:MUG', 3, 100), proratedLinePriceWithTax: 349 };
  const body = orderBody(shopOrder([rounded]), 'ACME', true, 15);
  assert.equal(body.totals.itemsDiscount, 0);
  assertSums(body);
});
