import { linesOf } from './breakdown-lines.js';
import type { Breakdown } from '../price-row.js';

const seller = { kind: 'tax', collectedBy: 'seller' } as const;
const side = {
  payout: 60,
  net: 1284.21,
  taxes: [{ ...seller, name: 'global-rate', rate: 0.19, value: 244 }],
  taxesTotal: 244,
  retail: 1528.21,
  shown: 1284.9,
};
const price: Breakdown = {
  skuId: 'S',
  salesChannel: 'MELI',
  kind: 'origin',
  merchantCurrency: 'USD',
  localizedCurrency: 'MXN',
  fxRate: 18.5,
  rulesVersion: '2026-01-01',
  tariffVersion: 'US-MX-STANDARD-2026-01-01-1',
  sources: ['a law'],
  version: 2,
  feeShare: 0.05,
  freight: { billedWeight: 0.5, tariff: 6, currency: 'EUR', value: 110 },
  sale: side,
  list: { ...side, payout: 75 },
};

describe('the terms of a price', () => {
  it('lead from the payout to the shown price, each with its origin', () => {
    const lines = linesOf(price).map(({ term, how, currency, sale }) => [
      term,
      how,
      currency,
      Math.round(sale * 100) / 100,
    ]);
    expect(lines).toEqual([
      ['Payout to the merchant', undefined, 'USD', 60],
      ['Payout in MXN', '1 USD is 18.5 MXN', 'MXN', 1110],
      ['International freight', '0.5 kg billed, 6.00 EUR', 'MXN', 110],
      ['Fee of the channel', '5% of the price without taxes', 'MXN', 64.21],
      ['Price without taxes', undefined, 'MXN', 1284.21],
      ['Global rate', '19%; collected by the seller', 'MXN', 244],
      ['Price with taxes', undefined, 'MXN', 1528.21],
      ['Shown to buyers', expect.stringMatching(/^without duties and taxes/), 'MXN', 1284.9],
    ]);
  });

  it('include the base of each tax, its collector, and the mark of an estimate', () => {
    const vat = { ...seller, name: 'vat', rate: 0.19, base: 1000, value: 190 };
    const taxes = [{ ...vat, estimate: true as const }];
    const freight = { ...price.freight, estimate: true as const };
    const lines = linesOf({ ...price, freight, sale: { ...side, taxes } });
    expect(lines.find(({ term }) => term === 'VAT')?.how).toBe(
      '1,000.00 MXN × 19% = 190.00 MXN; collected by the seller; an estimate',
    );
    expect(lines[2]?.how).toBe('0.5 kg billed, 6.00 EUR, an estimate');
  });

  it('show whether the shown price includes the taxes, or was sent', () => {
    const shownOf = (change: Partial<Breakdown>) => linesOf({ ...price, ...change }).at(-1)?.how;
    expect(shownOf({ sale: { ...side, shown: 1528.9 } })).toMatch(/^with taxes/);
    expect(shownOf({ sale: { ...side, taxes: [], taxesTotal: 0 } })).toMatch(/^with taxes/);
    expect(shownOf({ kind: 'destination' })).toBe('as submitted');
  });
});
