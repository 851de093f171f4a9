import * as fc from 'fast-check';
import { Decimal, sum } from '#money';
import { localizePrice } from './price/localize-price.js';
import { orderMoney } from './order-money.js';
import type { OrderRequest } from './order-money.js';
import {
  ACME,
  DAY,
  ECOM,
  MELI,
  PARCEL,
  SHOP,
  cents,
  given,
  request,
  someRoute,
  texts,
} from './spec-data.js';

const line = { id: '1', quantity: 1, listPrice: '2190.90', salePrice: '1795.90', packed: PARCEL };
const order = (over: Partial<OrderRequest> = {}): OrderRequest => ({
  date: DAY,
  taxType: 'DDP',
  merchant: ACME,
  channel: MELI,
  value: '1795.90',
  shipping: { listPrice: 0, salePrice: 0 },
  items: [line],
  ...over,
});
const money = (over: Partial<OrderRequest> = {}) => given(orderMoney(order(over)));

describe('order money, worked numbers (decision 6.7)', () => {
  it('one unit at 1795.90 in MELI settles the payout of its price', () => {
    const { totals, totalsForeignCurrency, items } = money();
    expect(texts(totals)).toEqual({
      orderValue: '1795.9',
      itemsGross: '2190.9',
      itemsDiscount: '395',
      shippingGross: '0',
      shippingDiscount: '0',
      taxes: '260.94',
      fees: '424.29',
      grossInboundValue: '1534.96',
      netInboundValue: '1110.67',
    });
    expect(texts(totalsForeignCurrency)).toEqual({
      orderValue: '97.08',
      itemsGross: '118.43',
      itemsDiscount: '21.35',
      shippingGross: '0',
      shippingDiscount: '0',
      taxes: '14.1',
      fees: '22.93',
      grossOutboundValue: '82.97',
      netOutboundValue: '60.04',
    });
    expect(texts(items)).toEqual([
      { id: '1', foreignListPrice: '118.43', foreignSalePrice: '97.08', invoicedPrice: '82.97' },
    ]);
  });

  it('keeps the rate and the rules it used', () => {
    expect(texts(money())).toMatchObject({ fxRate: '18.5', rulesVersion: 'MX-2025-08-15-1' });
  });

  it('two units fall under 19%: the taxes are those of the whole order', () => {
    const { totals } = money({ value: '3591.80', items: [{ ...line, quantity: 2 }] });
    // N = 3591.80 ÷ 1.19 = 3018.3193
    expect(texts(totals)).toMatchObject({
      taxes: '573.48',
      grossInboundValue: '3018.32',
      fees: '839.3', // 543.2975 + 2 · 148
      netInboundValue: '2179.02',
    });
  });

  it('DDU: no taxes inside, the invoice is at the sale price', () => {
    const { totals, items } = money({
      taxType: 'DDU',
      channel: ECOM,
      value: '481.90',
      shipping: { listPrice: '30.00', salePrice: '20.00' },
      items: [{ ...line, listPrice: '559.90', salePrice: '461.90' }],
    });
    expect(texts(totals)).toEqual({
      orderValue: '481.9',
      itemsGross: '559.9',
      itemsDiscount: '98',
      shippingGross: '30',
      shippingDiscount: '10',
      taxes: '0',
      fees: '134.85', // 0.16 · 481.90 + 57.75 = 134.854
      grossInboundValue: '481.9',
      netInboundValue: '347.05',
    });
    expect(texts(items)).toEqual([
      { id: '1', foreignListPrice: '101.8', foreignSalePrice: '83.98', invoicedPrice: '83.98' },
    ]);
  });

  it('counts whole pesos in Chile', () => {
    const { totals } = money({
      channel: SHOP,
      value: 92990,
      items: [{ ...line, listPrice: 112990, salePrice: 92990 }],
    });
    // N = 92990 ÷ 1.19 = 78142.857; fees 11721.43 + 9025
    expect(texts(totals)).toMatchObject({
      taxes: '14847',
      grossInboundValue: '78143',
      fees: '20746',
      netInboundValue: '57397',
    });
  });

  it('a paid order above the simplified regime stands, at the highest rates', () => {
    const { totals } = money({ value: 119000, items: [{ ...line, salePrice: 119000 }] });
    expect(texts(totals)).toMatchObject({ taxes: '19000', grossInboundValue: '100000' });
  });

  it('a free order has no taxes and is invoiced at nothing', () => {
    const free = money({ value: 0, items: [{ ...line, listPrice: 0, salePrice: 0 }] });
    expect(texts(free.totals)).toMatchObject({ taxes: '0', fees: '148', netInboundValue: '-148' });
    expect(texts(free.items)).toMatchObject([{ invoicedPrice: '0' }]);
  });

  it('refuses a destination it knows no freight to', () => {
    const channel = { ...ECOM, country: 'US' };
    expect(orderMoney(order({ channel, taxType: 'DDU' }))).toMatchObject({
      ok: false,
      code: 'unsupported-destination',
    });
  });
});

describe('order money, any order', () => {
  const items = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      salePrice: cents(100, 90_000),
      off: cents(0, 900),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('adds up: value = gross + taxes, gross = net + fees, and the invoices carry the gross value', () => {
    fc.assert(
      fc.property(someRoute, items, fc.constantFrom('DDP', 'DDU'), (route, random, taxType) => {
        const decimals = route.channel.currency === 'CLP' ? 0 : 2;
        const lines = random.map(({ quantity, salePrice, off }, i) => {
          const sale = salePrice.toDecimalPlaces(decimals);
          const listPrice = sale.plus(off.toDecimalPlaces(decimals));
          return { id: `${i}`, quantity, salePrice: sale, listPrice, packed: route.packed };
        });
        const value = sum(lines.map((l) => l.salePrice.times(l.quantity)));
        const shipping = { listPrice: 0, salePrice: 0 };
        const result = given(orderMoney({ ...route, taxType, value, shipping, items: lines }));
        const { totals } = result;
        expect(totals.grossInboundValue.plus(totals.taxes).equals(value)).toBe(true);
        expect(totals.netInboundValue.plus(totals.fees).equals(totals.grossInboundValue)).toBe(
          true,
        );
        expect(totals.itemsGross.minus(totals.itemsDiscount).equals(value)).toBe(true);
        if (taxType === 'DDU') expect(totals.taxes.isZero()).toBe(true);
        const invoiced = sum(
          result.items.map((item, i) => item.invoicedPrice.times(lines[i]!.quantity)),
        );
        const units = sum(lines.map((l) => new Decimal(l.quantity)));
        const slack = units.times('0.005').plus('0.01'); // each unit price is rounded by itself
        expect(
          invoiced
            .minus(result.totalsForeignCurrency.grossOutboundValue)
            .abs()
            .lessThanOrEqualTo(slack),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of one unit at the localized price settles at least the payout asked, within the tag’s rounding', () => {
    fc.assert(
      fc.property(someRoute, cents(100, 30_000), (route, sale) => {
        const price = localizePrice(request({ ...route, sale }));
        if (!price.ok) return;
        const { shown } = price.value.sale;
        const settled = given(
          orderMoney({
            ...route,
            taxType: route.channel.taxesOnline ? 'DDU' : 'DDP',
            value: shown,
            shipping: { listPrice: 0, salePrice: 0 },
            items: [
              { id: '1', quantity: 1, listPrice: shown, salePrice: shown, packed: route.packed },
            ],
          }),
        ).totalsForeignCurrency.netOutboundValue;
        expect(settled.greaterThanOrEqualTo(sale.minus('0.01'))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
