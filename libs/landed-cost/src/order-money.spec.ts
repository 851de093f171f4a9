import { decimal, sum } from '#money';
import { orderMoney as moneyOf, type OrderRequest } from './order-money.js';
import { line, order } from './spec/order-to-settle.js';
import { compileDutyRates } from './rule-sets/duty-table.js';
import { SANDBOX_TERMS } from './spec/sandbox/terms.js';
import { ECOM, SHOP, accepted, texts, orderMoney } from './spec-data.js';

const money = (over: Partial<OrderRequest> = {}) => accepted(orderMoney(order(over)));

describe('order money, worked numbers (decision 6.7)', () => {
  it('settles the payout of the price for one unit at 1795.90 in MELI', () => {
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

  it('contains the exchange rate and the version of the rules', () => {
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

  it('reports the part of a value that is not tax if the value is within the jump at a limit', () => {
    // N is 925, the end of the bracket of US$50: one cent more is taxed at 17%.
    const { taxes, taxSurplus, totals } = money({
      value: 1000,
      items: [{ ...line, salePrice: 500, listPrice: 500, quantity: 2 }],
    });
    expect(texts(taxes)).toMatchObject([{ rate: '0', base: '925', value: '0' }]);
    expect(texts([taxSurplus, totals.taxes, totals.grossInboundValue])).toEqual([
      '75',
      '75',
      '925',
    ]);
  });

  it('contains the revisions of the terms that apply to it (decision 9.4)', () => {
    const terms = SANDBOX_TERMS.get('MX')!;
    const rates = { validFrom: '2026-01-01', source: ['a table'] };
    const table = compileDutyRates({ ...rates, destination: 'MX', rates: [] });
    const dutyTerms = { revision: 2, rates, table };
    const dutyRates = [{ from: rates.validFrom, id: 'MX-2026-01-01-2', terms: dutyTerms }];
    const corrected = new Map([['MX', { ...terms, dutyRates }]]);
    expect(accepted(moneyOf(order(), corrected))).toMatchObject({
      rulesVersion: 'MX-2025-08-15-1',
      dutyRatesVersion: 'MX-2026-01-01-2',
      tariffVersion: '*-MX-STANDARD-2024-08-01-1',
    });
    expect(money()).not.toHaveProperty('dutyRatesVersion');
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

  it('converts items and shipping, and adds up the converted amounts', () => {
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
  ])('invoices %d × %s BRL at the sold value, %s', (quantity, price, value, unit) => {
    const { totalsForeignCurrency, items } = inBrazil([[quantity, price]]);
    expect(texts(totalsForeignCurrency)).toMatchObject({
      itemsGross: value,
      grossOutboundValue: value,
    });
    expect(texts(items)).toMatchObject([
      { foreignListPrice: unit, foreignSalePrice: unit, invoicedPrice: unit },
    ]);
  });

  it('divides the cents over the lines, the earlier line first on a tie', () => {
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

  it('excludes the taxes of shipping and goods in proportion to their values, if prices include taxes', () => {
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

  it('has no gross value above the order value if all parts are below half a cent', () => {
    const price = { listPrice: 4, salePrice: 4 };
    const items = [{ ...line, ...price }];
    const tiny = money({ channel: SHOP, value: 8, shipping: price, items });
    const none = { orderValue: '0', grossOutboundValue: '0', taxes: '0' };
    expect(texts(tiny.totalsForeignCurrency)).toMatchObject(none);
  });
});
