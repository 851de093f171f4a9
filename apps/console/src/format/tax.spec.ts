import { taxHow, taxName, taxWords } from './tax.js';

it.each([
  ['customs-duty', 'Customs duty'],
  ['vat', 'VAT'],
  ['ibs-municipal', 'IBS municipal'],
  ['local-consumption-tax', 'Local consumption tax'],
  ['ICMS-ST', 'ICMS ST'],
])('the tax %s is named %s', (name, text) => {
  expect(taxName(name)).toBe(text);
});

it('a tax within a sentence begins with a lowercase letter, except for an abbreviation', () => {
  expect(['customs-duty', 'vat'].map(taxWords)).toEqual(['customs duty', 'VAT']);
});

it.each([
  [
    { rate: 0.19, base: 52.9, value: 10.05, collectedBy: 'seller' },
    '52.90 EUR × 19% = 10.05 EUR; collected by the seller',
  ],
  [
    { rate: 0.6, base: 400, adjustment: -165, value: 75 },
    '400.00 EUR × 60% − 165.00 EUR = 75.00 EUR',
  ],
  [{ rate: 0.1, base: 20, adjustment: 3, value: 5 }, '20.00 EUR × 10% + 3.00 EUR = 5.00 EUR'],
  [{ rate: 0.204819 }, '20.4819%'],
  [{ collectedBy: 'carrier', estimate: true }, 'collected by the carrier; an estimate'],
  [{ base: 10 }, undefined],
])('a tax %j has the explanation %s', (tax, text) => {
  expect(taxHow(tax, 'EUR')).toBe(text);
});
