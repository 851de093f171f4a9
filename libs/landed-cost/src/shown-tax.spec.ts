import { decimal, sum } from '#money';
import * as fc from 'fast-check';
import type { RuleCase } from './rule-sets/rule-set.js';
import { evaluate } from './rule-sets/evaluate.js';
import {
  BOOK,
  CIF,
  TEE,
  compiled,
  consignmentOf,
  oneCase,
  rates,
  tax,
  vat,
  type Line,
} from './rule-sets/spec/small-rules.js';
import { roundedTax, shownTaxes } from './shown-tax.js';
import { cents, accepted, localizePrice, request, someRoute, texts, ECOM } from './spec-data.js';

function shown(cases: RuleCase[], lines: Line[]) {
  const { taxes } = accepted(evaluate(compiled(cases), consignmentOf(lines), rates));
  return shownTaxes(taxes, compiled(cases).rules).map((each) => texts(roundedTax(each, 'EUR')));
}

describe('the taxes that prices and orders show', () => {
  it('contain the gross base of a tax that is part of its own base, and the deduction from a tax (decision 5.8)', () => {
    const price = accepted(localizePrice(request({ channel: ECOM, sale: '60.00' })));
    // 60% of 461.61 less US$30; 17% of the price with all taxes, 461.61 + 111.96 + 117.48
    expect(price.sale.taxes.map((each) => texts(roundedTax(each, 'BRL')))).toMatchObject([
      { name: 'import-duty', rate: '0.6', base: '461.61', adjustment: '-165', value: '111.96' },
      { name: 'icms', rate: '0.17', base: '691.05', value: '117.48' },
    ]);
  });

  it('are split by rate and by collector', () => {
    const customs = { ...vat(CIF), collectedBy: 'customs' as const };
    const cases: RuleCase[] = [
      { when: { hs: ['91'] }, ...oneCase([customs])[0]! },
      ...oneCase([vat(CIF, [{ when: { hs: ['49'] }, rate: '0.07' }, { rate: '0.19' }])]),
    ];
    const lines: Line[] = [
      [TEE, 1, '100'],
      [BOOK, 2, '50'],
      ['91021100', 1, '10'],
      ['62052000', 1, '1'],
    ];
    expect(shown(cases, lines)).toMatchObject([
      { name: 'vat', rate: '0.19', base: '101', value: '19.19', collectedBy: 'seller' },
      { name: 'vat', rate: '0.07', base: '100', value: '7', collectedBy: 'seller' },
      { name: 'vat', rate: '0.19', base: '10', value: '1.9', collectedBy: 'customs' },
    ]);
  });

  it.each([
    ['a minimum', { min: { value: '5', currency: 'EUR' } }, '10', { adjustment: '4', value: '5' }],
    [
      'a maximum',
      { max: { value: '8', currency: 'EUR' } },
      '100',
      { adjustment: '-2', value: '8' },
    ],
    [
      'a deduction',
      { less: { value: '3', currency: 'EUR' } },
      '100',
      { adjustment: '-3', value: '7' },
    ],
    [
      'a deduction above the tax',
      { less: { value: '3', currency: 'EUR' } },
      '10',
      { adjustment: '-1', value: '0' },
    ],
  ])('contain the amount that %s changes', (_, over, goods, expected) => {
    const cases = oneCase([tax({ rate: '0.10', base: CIF, ...over })]);
    expect(shown(cases, [[TEE, 1, goods]])).toMatchObject([
      { rate: '0.1', base: goods, ...expected },
    ]);
  });

  it('have neither rate nor base nor adjustment for a fixed amount', () => {
    const cases = oneCase([tax({ amount: { value: '3', currency: 'EUR', per: 'hsLine' } })]);
    expect(shown(cases, [[TEE, 1, '10']])).toEqual([
      { name: 'customs-duty', kind: 'duty', value: '3', collectedBy: 'customs' },
    ]);
  });

  it('are rate × base + adjustment and add up, for any price', () => {
    fc.assert(
      fc.property(someRoute, cents(1, 3_000_000), (route, sale) => {
        const price = localizePrice({ ...request(route), sale });
        fc.pre(price.ok);
        const { taxes, taxesTotal } = price.value.sale;
        for (const { rate, base, adjustment = decimal(0), value } of taxes) {
          const off = rate!.times(base!).plus(adjustment).minus(value).abs();
          expect(off.lessThan('1e-18')).toBe(true);
        }
        const off = sum(taxes.map(({ value }) => value))
          .minus(taxesTotal)
          .abs();
        expect(off.lessThan('1e-18')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
