import * as fc from 'fast-check';
import { Decimal, decimal, sum } from '#money';
import { localizePrice } from './price/localize-price.js';
import { orderMoney, type OrderRequest } from './order-money.js';
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
  it('settles the payout of its price for one unit at 1795.90 in MELI', () => {
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
      taxes: '14.11',
      fees: '22.93',
      grossOutboundValue: '82.97',
      netOutboundValue: '60.04',
    });
    expect(texts(items)).toEqual([
      { id: '1', foreignListPrice: '118.43', foreignSalePrice: '97.08', invoicedPrice: '82.97' },
    ]);
  });

  it('has the exchange rate and the version of the rules', () => {
    expect(texts(money())).toMatchObject({ fxRate: '18.5', rulesVersion: 'MX-2025-08-15-1' });
  });

  it('taxes two units at 19%, by the value of the whole order', () => {
    const { totals } = money({ value: '3591.80', items: [{ ...line, quantity: 2 }] });
    // N = 3591.80 ÷ 1.19 = 3018.3193
    expect(texts(totals)).toMatchObject({
      taxes: '573.48',
      grossInboundValue: '3018.32',
      fees: '839.3', // 543.2975 + 2 · 148
      netInboundValue: '2179.02',
    });
  });

  it('includes no taxes for DDU and invoices the sale price', () => {
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

  it('has whole pesos in Chile', () => {
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

  it('taxes a paid order above the simplified regime at the highest rates', () => {
    const { totals } = money({ value: 119000, items: [{ ...line, salePrice: 119000 }] });
    expect(texts(totals)).toMatchObject({ taxes: '19000', grossInboundValue: '100000' });
  });

  it('has no taxes and invoices 0 for a free order', () => {
    const free = money({ value: 0, items: [{ ...line, listPrice: 0, salePrice: 0 }] });
    expect(texts(free.totals)).toMatchObject({ taxes: '0', fees: '148', netInboundValue: '-148' });
    expect(texts(free.items)).toMatchObject([{ invoicedPrice: '0' }]);
  });

  it('refuses a destination without a freight tariff', () => {
    const channel = { ...ECOM, country: 'US' };
    expect(orderMoney(order({ channel, taxType: 'DDU' }))).toMatchObject({
      ok: false,
      code: 'unsupported-destination',
    });
  });
});

describe('order money in the merchant’s currency (decision 6.7)', () => {
  const inBrazil = (lines: [quantity: number, salePrice: string][], shipping = '0') => {
    const items = lines.map(([quantity, price], i) => ({
      ...line,
      id: `${i}`,
      quantity,
      listPrice: price,
      salePrice: price,
    }));
    const goods = sum(items.map((item) => decimal(item.salePrice).times(item.quantity)));
    return money({
      taxType: 'DDU',
      channel: ECOM,
      value: goods.plus(shipping),
      shipping: { listPrice: shipping, salePrice: shipping },
      items,
    });
  };

  it('converts items and shipping, and adds up what it converted', () => {
    expect(texts(inBrazil([[1, '10.04']], '5.09').totalsForeignCurrency)).toMatchObject({
      itemsGross: '1.83',
      shippingGross: '0.93',
      orderValue: '2.76', // 15.13 ÷ 5.50 = 2.7509
      grossOutboundValue: '2.76',
    });
  });

  it.each([
    [1000, '0.02', '3.64', '0.00364'],
    [500, '1.00', '90.91', '0.18182'],
  ])('invoices %d × %s BRL at the value sold, %s', (quantity, price, value, unit) => {
    const { totalsForeignCurrency, items } = inBrazil([[quantity, price]]);
    expect(texts(totalsForeignCurrency)).toMatchObject({
      itemsGross: value,
      grossOutboundValue: value,
    });
    expect(texts(items)).toMatchObject([
      { foreignListPrice: unit, foreignSalePrice: unit, invoicedPrice: unit },
    ]);
  });

  it('shares the cents over the lines, the earlier line first on a tie', () => {
    const three = inBrazil([
      [1, '10.04'],
      [1, '10.04'],
      [1, '10.04'],
    ]);
    expect(texts(three.totalsForeignCurrency)).toMatchObject({ grossOutboundValue: '5.48' });
    expect(three.items.map(({ invoicedPrice }) => texts(invoicedPrice))).toEqual([
      '1.83',
      '1.83',
      '1.82',
    ]);
  });

  it('leaves out the taxes of shipping and goods by their values, where prices include them', () => {
    const mixed = money({ value: '1895.90', shipping: { listPrice: 100, salePrice: 100 } });
    // 97.08 + 5.41 = 102.49; N = 1895.90 ÷ 1.17 = US$87.59, of which goods 87.59 · 97.08 ÷ 102.49 = 82.966
    expect(texts(mixed.totalsForeignCurrency)).toMatchObject({
      orderValue: '102.49',
      taxes: '14.9',
      grossOutboundValue: '87.59',
    });
    expect(texts(mixed.items)).toMatchObject([{ invoicedPrice: '82.97' }]);
  });

  it.each([
    ['items', '5.00', 0],
    ['shipping', 0, '5.00'],
  ])('has no negative amount where the value is a cent below its %s', (_, goods, shipping) => {
    const { totals, totalsForeignCurrency } = money({
      channel: ECOM,
      taxType: 'DDU',
      value: '4.99',
      shipping: { listPrice: 0, salePrice: shipping },
      items: [{ ...line, listPrice: 0, salePrice: goods }],
    });
    const { grossInboundValue, ...local } = totals;
    expect(texts([local.itemsGross, local.shippingGross])).toEqual(['0', '0']);
    expect(texts([local.orderValue, grossInboundValue])).toEqual(['4.99', '4.99']);
    expect(texts(totalsForeignCurrency.grossOutboundValue)).toBe('0.91');
  });
});

const minorUnits = (currency: string) => (currency === 'CLP' ? 0 : 2);

/** Prices of some pesos, reais or a fraction of a cent, for few units or very many. */
const randomLine = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })),
  sale: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 9_000_000 })),
  off: fc.oneof(fc.constant(0), fc.integer({ min: -100, max: 90_000 })),
  decimals: fc.integer({ min: 0, max: 4 }),
});

/** An order whose channel rounds its value once, or line by line, and its shipping to minor units. */
const anyOrder = fc
  .record({
    route: someRoute,
    taxType: fc.constantFrom('DDP' as const, 'DDU' as const),
    lines: fc.oneof(
      fc.array(randomLine, { minLength: 1, maxLength: 4 }),
      fc.array(randomLine, { minLength: 1, maxLength: 200, size: 'max' }),
    ),
    shipping: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
    shippingOff: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
    roundsLines: fc.boolean(),
  })
  .map(({ route, taxType, lines, shipping, shippingOff, roundsLines }): OrderRequest => {
    const digits = minorUnits(route.channel.currency);
    const items = lines.map(({ quantity, sale, off, decimals }, i) => {
      const price = (of: number) => new Decimal(of).dividedBy(1e4).toDecimalPlaces(decimals);
      const prices = { salePrice: price(sale), listPrice: price(Math.max(0, sale + off)) };
      return { id: `${i}`, quantity, ...prices, packed: route.packed };
    });
    const sold = items.map(({ salePrice, quantity }) => salePrice.times(quantity));
    const goods = sum(roundsLines ? sold.map((line) => line.toDecimalPlaces(digits)) : sold);
    const inMinorUnits = (units: number) => new Decimal(units).dividedBy(10 ** digits);
    const salePrice = inMinorUnits(shipping);
    return {
      ...route,
      taxType,
      value: goods.toDecimalPlaces(digits).plus(salePrice),
      shipping: { salePrice, listPrice: salePrice.plus(inMinorUnits(shippingOff)) },
      items,
    };
  });

const expectEqual = (left: Decimal, right: Decimal) => expect(texts(left)).toBe(texts(right));
const expectNear = (amount: Decimal, exact: Decimal, atMost: string) =>
  expect(amount.minus(exact).abs().greaterThan(atMost) && [amount, exact].map(texts)).toBe(false);

describe('order money, any order', () => {
  it('adds up in either currency, and every foreign amount is within a few cents of its conversion', () => {
    fc.assert(
      fc.property(anyOrder, (random) => {
        const { totals, totalsForeignCurrency: foreign } = given(orderMoney(random));
        for (const [all, gross, net] of [
          [totals, totals.grossInboundValue, totals.netInboundValue],
          [foreign, foreign.grossOutboundValue, foreign.netOutboundValue],
        ] as const) {
          const items = all.itemsGross.minus(all.itemsDiscount);
          const shipping = all.shippingGross.minus(all.shippingDiscount);
          expectEqual(items.plus(shipping), all.orderValue);
          expectEqual(gross.plus(all.taxes), all.orderValue);
          expectEqual(net.plus(all.fees), gross);
          expect([items, shipping, gross, all.taxes].filter((a) => a.isNegative())).toEqual([]);
        }
        expectEqual(totals.orderValue, random.value as Decimal);
        if (random.taxType === 'DDU') expectEqual(totals.taxes, new Decimal(0));
        if (totals.taxes.isZero()) expectEqual(foreign.taxes, new Decimal(0));
        const { channel, merchant } = random;
        const converted = (amount: Decimal) =>
          amount.times(merchant.localPerUsd).dividedBy(channel.localPerUsd);
        expectNear(foreign.orderValue, converted(totals.orderValue), '0.01');
        expectNear(foreign.grossOutboundValue, converted(totals.grossInboundValue), '0.01');
        expectNear(foreign.netOutboundValue, converted(totals.netInboundValue), '0.015');
        expectNear(foreign.taxes, converted(totals.taxes), '0.02');
        for (const name of ['itemsGross', 'shippingGross', 'fees'] as const) {
          expectNear(foreign[name], converted(totals[name]), '0.005');
        }
        for (const name of ['itemsDiscount', 'shippingDiscount'] as const) {
          expectNear(foreign[name], converted(totals[name]), '0.01');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has unit prices whose lines, rounded once each, add up to the totals and to the goods part of the gross value', () => {
    fc.assert(
      fc.property(anyOrder, (random) => {
        const { totalsForeignCurrency: foreign, items } = given(orderMoney(random));
        const lines = (price: 'foreignListPrice' | 'foreignSalePrice' | 'invoicedPrice') =>
          items.map((item, i) => item[price].times(random.items[i]!.quantity));
        const inCents = (amount: Decimal) => amount.toDecimalPlaces(2);
        const itemsNet = foreign.itemsGross.minus(foreign.itemsDiscount);
        expectEqual(sum(lines('foreignListPrice').map(inCents)), foreign.itemsGross);
        expectEqual(sum(lines('foreignSalePrice').map(inCents)), itemsNet);
        const invoiced = sum(lines('invoicedPrice').map(inCents));
        expectEqual(inCents(sum(lines('invoicedPrice'))), invoiced);
        const { grossOutboundValue, orderValue, taxes } = foreign;
        const untaxed = taxes.isZero() || itemsNet.equals(orderValue);
        if (untaxed) expectEqual(invoiced, itemsNet.minus(taxes));
        const goods = itemsNet.times(grossOutboundValue).dividedBy(Decimal.max('0.01', orderValue));
        expectNear(invoiced, goods, '0.0099999999');
        const sold = random.items.map((item) => decimal(item.salePrice).times(item.quantity));
        const all = sum(sold);
        if (all.isZero()) return;
        lines('invoicedPrice').forEach((line, i) => {
          expectNear(inCents(line), sold[i]!.times(invoiced).dividedBy(all), '0.01');
        });
      }),
      { numRuns: 200 },
    );
  });

  it('of one unit at the localized price settles at least the requested payout, within the rounding of the price', () => {
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
