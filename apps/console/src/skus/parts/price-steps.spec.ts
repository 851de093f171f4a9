import type { Breakdown } from '../requests.js';
import { isWithoutTaxes, priceSteps } from './price-steps.js';

/** The worked price of decision 5.2 in MELI. */
const meli = {
  fxRate: 18.5,
  feeShare: 0.175,
  freight: { billedWeight: 0.6, tariff: 8, currency: 'USD', value: 148 },
  sale: {
    payout: 60,
    net: 1524.85,
    taxes: [
      { name: 'import-duty', rate: 0.1, value: 152.49 },
      { name: 'vat', rate: 0.16, value: 268.37 },
    ],
    taxesTotal: 420.86,
    retail: 1945.71,
    shown: 1948.9,
  },
} as Breakdown;

const rounded = (value: number): number => Math.round(value * 100) / 100;
const summary = (breakdown: Breakdown) =>
  priceSteps(breakdown).map(({ name, value, from, to }) => [
    name,
    ...[value, from, to].map(rounded),
  ]);

describe('the steps of a price', () => {
  it('lead from the origin price to the price that is shown, each from the sum before', () => {
    expect(summary(meli)).toEqual([
      ['origin', 1110, 0, 1110],
      ['freight', 148, 1110, 1258],
      ['duties', 152.49, 1258, 1410.49],
      ['taxes', 268.37, 1410.49, 1678.86],
      ['fees', 266.85, 1678.86, 1945.71],
      ['rounding', 3.19, 1945.71, 1948.9],
      ['retail', 1948.9, 0, 1948.9],
    ]);
  });

  it('end with the taxes of the checkout where the channel shows none', () => {
    const online = { ...meli, sale: { ...meli.sale, shown: 1524.9 } };
    expect(isWithoutTaxes(online.sale)).toBe(true);
    expect(summary(online).at(-1)).toEqual(['retail', 1945.71, 0, 1945.71]);
    expect(summary(online).map(([name]) => name)).not.toContain('rounding');
  });

  it('take a price without any tax as shown', () => {
    const sale = { ...meli.sale, taxes: [], taxesTotal: 0, retail: 1524.85, shown: 1528.9 };
    expect(isWithoutTaxes(sale)).toBe(false);
    expect(summary({ ...meli, sale }).at(-1)).toEqual(['retail', 1528.9, 0, 1528.9]);
  });
});
