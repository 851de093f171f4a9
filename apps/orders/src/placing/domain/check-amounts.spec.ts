import { decimal, sum } from '#money';
import type { NewDelivery, NewOrder } from '../../order/domain/new-order.js';
import { amountFaults } from './check-amounts.js';

interface Sold {
  currency?: string;
  /** The unit prices of lines with one unit each. */
  prices: string[];
  listPrices?: string[];
  value: string;
  paid?: string[];
  shipping?: Partial<Record<'listPrice' | 'salePrice', string>>;
  totals?: Partial<Record<keyof NewOrder['totals'], string>>;
}

function order({ currency = 'BRL', prices, value, paid = [value], ...sold }: Sold): NewOrder {
  const { listPrices = prices, shipping = {}, totals = {} } = sold;
  const exact = (amounts: string[]) => sum(amounts.map(decimal)).toFixed();
  const discount = decimal(exact(listPrices)).minus(exact(prices)).toFixed();
  const { salePrice = '0', listPrice = salePrice } = shipping;
  const shippingDiscount = decimal(listPrice).minus(salePrice).toFixed();
  const all = {
    itemsGross: exact(listPrices),
    itemsDiscount: discount,
    shippingGross: listPrice,
    shippingDiscount,
    ...totals,
  };
  const names = Object.keys(all) as (keyof NewOrder['totals'])[];
  return {
    currency,
    value: decimal(value),
    items: prices.map((price, i) => ({
      id: `${i}`,
      salesChannelSkuId: 'TEE',
      quantity: 1,
      name: 'Camiseta',
      listPrice: decimal(listPrices[i]!),
      salePrice: decimal(price),
    })),
    deliveries: [
      { listPrice: decimal(listPrice), salePrice: decimal(salePrice) } as unknown as NewDelivery,
    ],
    payments: paid.map((amount) => ({ type: 'PIX', value: decimal(amount) })),
    totals: Object.fromEntries(names.map((name) => [name, decimal(all[name])])),
  } as unknown as NewOrder;
}

const faults = (sold: Sold) =>
  amountFaults(order(sold)).map(({ pointer, code }) => `${pointer} ${code}`);
const lines = (count: number, price: string) => Array.from({ length: count }, () => price);

describe('the check of the value and the payments of an order (decision 6.5)', () => {
  it.each([
    ['a payment of 0 for 200 lines of 0.01', lines(200, '0.01'), '2.00', ['0']],
    ['a payment that is 0.02 too low for 200 lines', lines(200, '1'), '200', ['199.98']],
    ['payments that are 0.02 too high', lines(1, '10'), '10', ['5', '5.02']],
    ['no payment for a value of 0.01', lines(1, '0.01'), '0.01', []],
    ['a payment of 0.01 for a free order', lines(1, '0'), '0', ['0.01']],
  ])('rejects %s', (_, prices, value, paid) => {
    expect(faults({ prices, value, paid })).toEqual(['/payments payments-mismatch']);
  });

  it.each([
    ['a value of 0 for 200 lines of 0.01', lines(200, '0.01'), '0'],
    ['a value that is 0.02 too low for 200 lines', lines(200, '1'), '199.98'],
    ['a value of 0 for lines that are 0 by themselves', lines(200, '0.004'), '0'],
    ['a value of 0.01 for free items', lines(2, '0'), '0.01'],
  ])('rejects %s', (_, prices, value) => {
    const totals = { itemsGross: sum(prices.map(decimal)).toFixed(2) };
    expect(faults({ prices, value, totals })).toEqual(['/value value-mismatch']);
  });

  it.each([
    [
      'payments that are 0.01 too low',
      { prices: ['99.99'], value: '99.99', paid: lines(3, '33.33').with(0, '33.32') },
    ],
    ['a free order without payments', { prices: ['0'], value: '0', paid: [] }],
    [
      'a sum rounded once',
      { prices: lines(5, '10.005'), value: '50.03', totals: { itemsGross: '50.03' } },
    ],
    [
      'a sum rounded line by line',
      { prices: lines(5, '10.005'), value: '50.05', totals: { itemsGross: '50.05' } },
    ],
    [
      'whole pesos for unit prices with decimals',
      { currency: 'CLP', prices: lines(5, '100.5'), value: '505', totals: { itemsGross: '505' } },
    ],
  ])('accepts %s', (_, sold) => {
    expect(faults(sold)).toEqual([]);
  });

  it('allows totals to differ by 0.01 for each line, and by 0.01 for shipping', () => {
    const sold = { prices: lines(3, '10'), value: '35', shipping: { salePrice: '5' } };
    const totals = { itemsGross: '30.03', itemsDiscount: '-0.03', shippingGross: '5.01' };
    expect(faults({ ...sold, totals: { ...totals, shippingDiscount: '0.01' } })).toEqual([]);
    const wider = { itemsGross: '30.04', itemsDiscount: '0.04', shippingGross: '5.02' };
    expect(faults({ ...sold, totals: { ...wider, shippingDiscount: '-0.02' } })).toEqual([
      '/totals/itemsGross totals-mismatch',
      '/totals/itemsDiscount totals-mismatch',
      '/totals/shippingGross totals-mismatch',
      '/totals/shippingDiscount totals-mismatch',
    ]);
  });
});

describe('the check of the precision of amounts (decision 6.5)', () => {
  it('rejects fractions of a currency without decimals, except in unit prices', () => {
    const sold = { currency: 'CLP', prices: ['1000.5'], value: '1000.5' };
    expect(faults(sold)).toEqual([
      '/value amount-precision',
      '/payments/0/value amount-precision',
      '/totals/itemsGross amount-precision',
    ]);
    expect(faults({ ...sold, value: '1001', totals: { itemsGross: '1001' } })).toEqual([]);
  });

  it('rejects every amount that is finer than the minor unit of its currency', () => {
    const sold = {
      prices: ['9.9951'],
      listPrices: ['9.9991'],
      value: '14.995',
      paid: ['7', '7.995'],
      shipping: { listPrice: '5.001', salePrice: '4.999' },
    };
    expect(faults(sold)).toEqual([
      '/value amount-precision',
      '/payments/1/value amount-precision',
      '/shipping/deliveries/0/listPrice amount-precision',
      '/shipping/deliveries/0/salePrice amount-precision',
      '/totals/itemsGross amount-precision',
      '/totals/itemsDiscount amount-precision',
      '/totals/shippingGross amount-precision',
      '/totals/shippingDiscount amount-precision',
    ]);
    expect(faults({ ...sold, currency: 'KWD' }).filter((text) => !text.includes('items'))).toEqual(
      [],
    );
  });

  it('checks an order in an unknown currency as one with two decimals', () => {
    expect(faults({ currency: 'XXX', prices: ['1'], value: '1.001', paid: ['1'] })).toEqual([
      '/value amount-precision',
    ]);
  });
});
