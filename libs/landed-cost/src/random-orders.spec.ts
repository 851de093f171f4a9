import * as fc from 'fast-check';
import { Decimal, decimal, sum } from '#money';
import type { OrderRequest } from './order-money.js';
import {
  cents,
  accepted,
  request,
  someRoute,
  texts,
  localizePrice,
  orderMoney,
} from './spec-data.js';

const minorUnits = (currency: string) => (currency === 'CLP' ? 0 : 2);

/** Prices of some pesos, of some reais or of a fraction of a cent, for few or very many units. */
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
      const price = (tenThousandths: number) =>
        new Decimal(tenThousandths).dividedBy(1e4).toDecimalPlaces(decimals);
      const prices = { salePrice: price(sale), listPrice: price(Math.max(0, sale + off)) };
      return { id: `${i}`, quantity, ...prices, hsCode: '610910', packed: route.packed };
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

const expectEqual = (actual: Decimal, expected: Decimal) =>
  expect(texts(actual)).toBe(texts(expected));
const expectNear = (amount: Decimal, exact: Decimal, atMost: string) =>
  expect(amount.minus(exact).abs().greaterThan(atMost) && [amount, exact].map(texts)).toBe(false);

describe('order money, any order', () => {
  it('adds up in either currency, and every foreign amount is within a few cents of its conversion', () => {
    fc.assert(
      fc.property(anyOrder, (random) => {
        const {
          totals,
          taxes,
          taxSurplus,
          totalsForeignCurrency: foreign,
        } = accepted(orderMoney(random));
        const named = sum(taxes.map(({ value }) => value));
        expectEqual(named.plus(taxSurplus ?? 0), totals.taxes);
        expect(taxSurplus?.greaterThan(0) ?? true).toBe(true);
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

  it('has unit prices whose lines, each rounded once, add up to the totals and to the goods part of the gross value', () => {
    fc.assert(
      fc.property(anyOrder, (random) => {
        const { totalsForeignCurrency: foreign, items } = accepted(orderMoney(random));
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
        const settled = accepted(
          orderMoney({
            ...route,
            taxType: route.channel.taxesOnline ? 'DDU' : 'DDP',
            value: shown,
            shipping: { listPrice: 0, salePrice: 0 },
            items: [
              {
                id: '1',
                quantity: 1,
                listPrice: shown,
                salePrice: shown,
                hsCode: '610910',
                packed: route.packed,
              },
            ],
          }),
        ).totalsForeignCurrency.netOutboundValue;
        expect(settled.greaterThanOrEqualTo(sale.minus('0.01'))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
