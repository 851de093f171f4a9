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

it('a tax within a sentence begins with a small letter, an abbreviation does not', () => {
  expect(['customs-duty', 'vat'].map(taxWords)).toEqual(['customs duty', 'VAT']);
});

it.each([
  [{ rate: 0.19, base: 52.9, collectedBy: 'seller' }, '19% of 52.90 EUR; collected by the seller'],
  [{ rate: 0.204819 }, '20.4819%'],
  [{ collectedBy: 'carrier', estimate: true }, 'collected by the carrier; an estimate'],
  [{ base: 10 }, undefined],
])('a tax %j comes about by: %s', (tax, text) => {
  expect(taxHow(tax, 'EUR')).toBe(text);
});
