import {
  bracketText,
  caseText,
  partsText,
  rateText,
  readableTax,
  sumText,
  whenText,
} from './readable.js';
import type { TaxRule } from './readable.js';

const tax = (members: Partial<TaxRule>): TaxRule => ({
  name: 'vat',
  kind: 'tax',
  rate: '0.19',
  base: ['goods'],
  collectedBy: 'seller',
  ...members,
});
const eur = (value: string) => ({ value, currency: 'EUR' });
const LIMIT = { of: ['goods'], currency: 'EUR', per: 'consignment' } as const;
const limit = { ...LIMIT, of: [...LIMIT.of] };

describe('a tax in words', () => {
  it.each([
    ['0.19', '19%'],
    ['0.0375', '3.75%'],
    ['0', '0%'],
    ['0.07', '7%'],
    ['22/78', '22/78 (about 28.2051%)'],
    ['0.17/0.83', '0.17/0.83 (about 20.4819%)'],
    ['byHs', 'by HS code (duty rates)'],
  ])('has the rate %s as %s', (rate, text) => {
    expect(rateText(rate)).toBe(text);
    expect(readableTax(tax({ rate })).charges).toEqual([{ text }]);
  });

  it('has each rate of a list with its condition, and the last one for all other goods', () => {
    const rate = [
      { when: { hs: ['4901', '4902'], origin: ['GB'] }, rate: '0.07' },
      { when: { region: ['AC'] }, rate: 'byHs' },
      { rate: '0.19' },
    ];
    expect(readableTax(tax({ rate })).charges).toEqual([
      { text: '7%', when: 'HS code begins with 4901, 4902; origin GB' },
      { text: 'by HS code (duty rates)', when: 'region AC' },
      { text: '19%', when: 'all other goods' },
    ]);
  });

  it.each([
    [{ per: 'consignment' }, 'EUR 3.50 per consignment'],
    [{ per: 'unit' }, 'EUR 3.50 per unit'],
    [{ per: 'hsLine' }, 'EUR 3.50 per HS code of 6 digits'],
    [{ per: 'hsLine', digits: 4 }, 'EUR 3.50 per HS code of 4 digits'],
  ] as const)('has a fixed amount %j as %s, without a base', (per, text) => {
    const { rate: _rate, base: _base, ...fixed } = tax({ amount: { ...eur('3.50'), ...per } });
    const readable = readableTax(fixed);
    expect(readable.charges).toEqual([{ text }]);
    expect(readable).not.toHaveProperty('base');
  });

  it('includes its base, also multiples of parts', () => {
    const base = ['goods', { of: 'freight', x: '1.10' }, 'customs-duty'];
    expect(readableTax(tax({ base })).base).toBe('goods + 1.10 × freight + customs duty');
    expect(partsText(['value'])).toBe('value');
  });

  it('includes everything else that changes its amount', () => {
    const all = tax({
      inside: true,
      less: eur('20'),
      min: eur('1.5'),
      max: eur('10000'),
      informative: true,
    });
    expect(readableTax(all).notes).toEqual([
      'Part of its own base',
      'EUR 20 is deducted',
      'At least EUR 1.5',
      'At most EUR 10,000',
      'Informative: not in totals',
    ]);
    expect(readableTax(tax({})).notes).toEqual([]);
  });

  it('has its kind and its collector', () => {
    expect(
      readableTax(tax({ name: 'customs-duty', kind: 'duty', collectedBy: 'carrier' })),
    ).toEqual({
      name: 'Customs duty',
      kind: 'duty',
      charges: [{ text: '19%' }],
      base: 'goods',
      notes: [],
      collectedBy: 'carrier',
    });
  });
});

describe('a bracket in words', () => {
  it.each([
    ['150', undefined, 'goods of the consignment up to EUR 150'],
    ['3000', '50', 'goods of the consignment more than EUR 50, up to EUR 3,000'],
    [null, '150', 'goods of the consignment more than EUR 150'],
    [null, undefined, 'Any value'],
  ])('up to %s after %s', (upTo, below, text) => {
    expect(bracketText({ upTo }, below, limit)).toBe(text);
  });

  it('names the parts of one unit', () => {
    const perUnit = { ...limit, of: ['goods', 'freight'], per: 'unit' as const };
    expect(bracketText({ upTo: '1.50' }, undefined, perUnit)).toBe(
      'goods + freight of one unit up to EUR 1.50',
    );
  });
});

describe('a case in words', () => {
  it('names all of its conditions, in one order', () => {
    const when = { mode: ['courier'], hs: ['24'], shippedFrom: ['US', 'CN'], scheme: ['ioss'] };
    const text = 'HS code begins with 24; shipped from US, CN; scheme ioss; transport courier';
    expect(whenText(when)).toBe(text);
    expect(caseText({ when }, true)).toBe(`Goods: ${text}`);
  });

  it('is for all goods, or for those that match no earlier case', () => {
    expect(caseText({}, true)).toBe('All goods');
    expect(caseText({ when: {} }, false)).toBe('All other goods');
  });
});

it('keeps the decimals of a sum', () => {
  expect(['3', '3.50', '1234567.005'].map((value) => sumText(eur(value)))).toEqual([
    'EUR 3',
    'EUR 3.50',
    'EUR 1,234,567.005',
  ]);
});
