import type { RuleSet, TaxRule, TaxedCase, When } from '../rule-set.js';
import { FEE, set, TAXED, VAT } from '../spec/sample-rule-set.js';
import { faultsOfRuleSet } from './rule-set-faults.js';

const EURO = { value: '1', currency: 'EUR' };
const BY_RATE: TaxRule = { ...VAT, name: 'fee', kind: 'fee', base: ['goods'] };

const caseOf = (when: When | undefined, ...taxes: TaxRule[]): TaxedCase => ({
  ...TAXED,
  ...(when && { when }),
  brackets: [{ upTo: null, taxes }],
});
/** Goods of chapter 61 with one tax, all others with another. */
const inTwoCases = (first: TaxRule, second: TaxRule, when: When = { hs: ['61'] }) =>
  set({ cases: [caseOf(when, first), caseOf(undefined, second)] });
const inTwoBrackets = (per: 'unit' | 'consignment', first: TaxRule, second: TaxRule) =>
  set({
    cases: [
      {
        ...TAXED,
        limit: { ...TAXED.limit, per },
        brackets: [
          { upTo: '22', taxes: [first] },
          { upTo: null, taxes: [second] },
        ],
      },
    ],
  });
const digits = (count: number | undefined): TaxRule => ({
  ...FEE,
  amount: { ...EURO, per: 'hsLine', ...(count !== undefined && { digits: count }) },
});

describe('the check of taxes that apply to one consignment together (decision 9.3)', () => {
  it.each<[fault: string, rules: RuleSet, pointer: string]>([
    [
      'a minimum of the goods of one case alone',
      inTwoCases(FEE, { ...FEE, min: undefined! }),
      '/cases/1/brackets/0/taxes/0/min',
    ],
    [
      'two maxima of goods by their origin',
      inTwoCases(FEE, { ...FEE, max: { value: '40', currency: 'EUR' } }, { origin: ['CN'] }),
      '/cases/1/brackets/0/taxes/0/max',
    ],
    [
      'deductions in two currencies',
      inTwoCases({ ...BY_RATE, less: EURO }, { ...BY_RATE, less: { ...EURO, currency: 'USD' } }),
      '/cases/1/brackets/0/taxes/0/less',
    ],
    [
      'HS lines of 6 digits and of 8',
      inTwoCases(digits(undefined), digits(8)),
      '/cases/1/brackets/0/taxes/0/amount/digits',
    ],
    [
      'a deduction above the limit of a unit',
      inTwoBrackets('unit', BY_RATE, { ...BY_RATE, less: EURO }),
      '/cases/0/brackets/1/taxes/0/less',
    ],
  ])('finds %s', (_, faulty, pointer) => {
    const faults = faultsOfRuleSet(faulty);
    expect(faults.map((fault) => [fault.pointer, fault.code])).toEqual([[pointer, 'conflict']]);
  });

  it.each<[accepted: string, rules: RuleSet]>([
    ['equal amounts', inTwoCases(FEE, { ...FEE, min: { value: '3.00', currency: 'EUR' } })],
    [
      'two deductions by the limit of a consignment',
      inTwoBrackets('consignment', BY_RATE, { ...BY_RATE, less: EURO }),
    ],
    [
      'two deductions by scheme',
      inTwoCases(BY_RATE, { ...BY_RATE, less: EURO }, { scheme: ['registered'] }),
    ],
    [
      'two deductions of goods by two modes of transport',
      set({
        cases: [
          caseOf({ hs: ['61'], mode: ['post'] }, BY_RATE),
          caseOf({ mode: ['courier'] }, { ...BY_RATE, less: EURO }),
        ],
      }),
    ],
    ['HS lines of 6 digits, given or not', inTwoCases(digits(undefined), digits(6))],
    [
      'HS lines of 8 digits beside a rate',
      inTwoCases({ ...BY_RATE, min: FEE.min!, max: FEE.max! }, digits(8)),
    ],
    ['two deductions of two taxes', inTwoCases(FEE, { ...BY_RATE, name: 'other', less: EURO })],
  ])('accepts %s', (_, good) => {
    expect(faultsOfRuleSet(good)).toEqual([]);
  });

  it('names the conflicting tax', () => {
    const [fault] = faultsOfRuleSet(inTwoCases(digits(6), digits(8)));
    expect(fault?.detail).toBe(
      'must be the same as in /cases/0/brackets/0/taxes/0: lines of one consignment can have both',
    );
  });
});
