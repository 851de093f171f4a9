import type { RuleSet, TaxRule } from '../rule-set.js';
import { faultsOfRuleSet } from './rule-set-faults.js';
import {
  DUTY,
  VAT,
  FEE,
  TAXED,
  SET,
  set,
  taxed,
  limited,
  brackets,
  taxes,
  whens,
  rates,
} from '../spec/sample-rule-set.js';

const TAX = '/cases/0/brackets/0/taxes';
const SECOND = '/cases/0/brackets/1/taxes';
const twice = ['goods', { of: 'goods', x: '0.1' }];

describe('the check of a rule set (decision 9.2)', () => {
  it('accepts a set that uses every member', () => {
    expect(faultsOfRuleSet(SET)).toEqual([]);
  });

  it.each<[fault: string, set: RuleSet, pointer: string, code: string]>([
    ['a destination in lower case', set({ destination: 'de' }), '/destination', 'not-allowed'],
    ['a destination outside ISO 3166', set({ destination: 'UK' }), '/destination', 'not-allowed'],
    ['no source', set({ source: [] }), '/source', 'too-few'],
    ['an empty source', set({ source: ['a law', ''] }), '/source/1', 'too-short'],
    ['an unknown time zone', set({ timeZone: 'Europe/Bonn' }), '/timeZone', 'not-allowed'],
    ['an offset as time zone', set({ timeZone: '+01:00' }), '/timeZone', 'not-allowed'],
    ['a zone without daylight saving', set({ timeZone: 'EST' }), '/timeZone', 'not-allowed'],
    ['a zone of fixed hours', set({ timeZone: 'Etc/GMT+5' }), '/timeZone', 'not-allowed'],
    ['a zone in lower case', set({ timeZone: 'Europe/berlin' }), '/timeZone', 'not-allowed'],
    [
      'a zone in another case',
      set({ timeZone: 'America/Port_Of_Spain' }),
      '/timeZone',
      'not-allowed',
    ],
    ['a first day that is no day', set({ validFrom: '2026-02-30' }), '/validFrom', 'format'],
    ['a last day that is no day', set({ validUntil: '2025-6-30' }), '/validUntil', 'format'],
    [
      'a last day before the first',
      set({ validUntil: '2026-06-30' }),
      '/validUntil',
      'reversed-range',
    ],
    [
      'a last day that means none',
      set({ validUntil: '9999-12-31' }),
      '/validUntil',
      'out-of-range',
    ],
    ['no case', set({ cases: [] }), '/cases', 'too-few'],
    [
      'a refused case with a value',
      odd({ refuse: 'x', value: [] }),
      '/cases/0/value',
      'not-allowed',
    ],
    [
      'a refused case with taxes',
      odd({ refuse: 'x', brackets: [] }),
      '/cases/0/brackets',
      'not-allowed',
    ],
    ['a case without a limit', odd({ brackets: [] }), '/cases/0/limit', 'required'],
    ['a case without brackets', odd({ limit: TAXED.limit }), '/cases/0/brackets', 'required'],
    ['too many taxes', brackets(...times(501, String), null), '/cases', 'too-many'],
    [
      'too many names',
      taxes(times(51, (n) => ({ ...FEE, name: `fee ${n}` }))),
      '/cases',
      'too-many',
    ],
    [
      'too many values in conditions',
      whens(...times(11, (n) => ({ hs: times(500, (k) => `${10_000 * (n + 1) + k}`) }))),
      '/cases',
      'too-many',
    ],

    ['an empty list in a when', whens({ region: [] }), '/cases/0/when/region', 'too-few'],
    [
      'an empty list after a case for all goods',
      whens(undefined, { hs: [] }),
      '/cases/1/when/hs',
      'too-few',
    ],
    ['an empty scheme', whens({ scheme: [' '] }), '/cases/0/when/scheme/0', 'too-short'],
    ['an empty reason', set({ cases: [{ refuse: '' }] }), '/cases/0/refuse', 'too-short'],
    ['an HS prefix of 1 digit', whens({ hs: ['6'] }), '/cases/0/when/hs/0', 'format'],
    ['an HS prefix of 11 digits', whens({ hs: ['61091000100'] }), '/cases/0/when/hs/0', 'format'],
    ['an HS prefix with a dot', whens({ hs: ['61', '6109.10'] }), '/cases/0/when/hs/1', 'format'],
    ['an unknown origin', whens({ origin: ['EU'] }), '/cases/0/when/origin/0', 'not-allowed'],
    [
      'an unknown sender',
      whens({ shippedFrom: ['us'] }),
      '/cases/0/when/shippedFrom/0',
      'not-allowed',
    ],
    ['a region in lower case', whens({ region: ['sp'] }), '/cases/0/when/region/0', 'format'],
    ['a when of a rate', rates({ hs: ['x'] }, undefined), `${TAX}/1/rate/0/when/hs/0`, 'format'],

    ['a case after one for all goods', whens(undefined, { hs: ['61'] }), '/cases/1', 'unreachable'],
    ['a case after one without condition', whens({}, undefined), '/cases/1', 'unreachable'],
    ['a case repeated', whens({ hs: ['61'] }, { hs: ['61'] }), '/cases/1', 'unreachable'],
    [
      'a case of prefixes taken before',
      whens({ hs: ['61', '4901'] }, { hs: ['6109', '490110'] }),
      '/cases/1',
      'unreachable',
    ],
    [
      'a narrower case',
      whens({ region: ['SP', 'RJ'] }, { region: ['SP'], hs: ['61'] }),
      '/cases/1',
      'unreachable',
    ],
    [
      'a case that two before it take together',
      whens({ hs: ['61'] }, { hs: ['49'] }, { hs: ['490110', '6109'], origin: ['CN'] }),
      '/cases/2',
      'unreachable',
    ],
    [
      'a rate after one for all goods',
      rates(undefined, undefined),
      `${TAX}/1/rate/1`,
      'unreachable',
    ],

    ['no bracket', brackets(), '/cases/0/brackets', 'too-few'],
    ['equal limits', brackets('50', '50.00', null), '/cases/0/brackets/1/upTo', 'order'],
    ['falling limits', brackets('150', '22'), '/cases/0/brackets/1/upTo', 'order'],
    ['a bracket after the last', brackets(null, '150'), '/cases/0/brackets/1/upTo', 'order'],
    ['two brackets without limit', brackets(null, null), '/cases/0/brackets/1/upTo', 'order'],
    ['a negative limit', brackets('-1', null), '/cases/0/brackets/0/upTo', 'format'],
    ['a malformed limit', brackets('50', 'x', null), '/cases/0/brackets/1/upTo', 'format'],
    ['a limit of 10^11', brackets('100000000000'), '/cases/0/brackets/0/upTo', 'out-of-range'],
    ['a limit with 5 decimals', brackets('2.00001'), '/cases/0/brackets/0/upTo', 'out-of-range'],
    ['a limit of no part', limited({ of: [] }), '/cases/0/limit/of', 'too-few'],
    ['a limit of a tax', limited({ of: ['vat'] }), '/cases/0/limit/of/0', 'unknown-part'],
    [
      'a limit in no currency',
      limited({ currency: 'EURO' }),
      '/cases/0/limit/currency',
      'not-allowed',
    ],
    ['a value of itself', taxed({ value: ['value'] }), '/cases/0/value/0', 'unknown-part'],
    ['a value of no part', taxed({ value: [] }), '/cases/0/value', 'too-few'],
    ['a value of one part twice', taxed({ value: twice }), '/cases/0/value/1/of', 'repeated'],
    [
      'a limit of the value and its goods',
      limited({ of: ['value', 'goods'] }),
      '/cases/0/limit/of/1',
      'repeated',
    ],
    [
      'a limit of the usual value and insurance',
      taxed({ value: undefined!, limit: { ...TAXED.limit, of: ['insurance', 'value'] } }),
      '/cases/0/limit/of/0',
      'repeated',
    ],

    ['names in two orders', taxes([FEE, DUTY], [DUTY, FEE]), `${SECOND}/1/name`, 'order'],
    [
      'names in a circle',
      taxes([FEE, DUTY], [DUTY, { ...VAT, base: ['goods'] }], [{ ...VAT, base: ['goods'] }, FEE]),
      '/cases/0/brackets/2/taxes/1/name',
      'order',
    ],
    [
      'a name of two kinds',
      taxes([FEE], [{ ...FEE, kind: 'tax' }]),
      `${SECOND}/0/kind`,
      'conflict',
    ],
    [
      'a name both informative and not',
      taxes([FEE], [{ ...FEE, informative: true }]),
      `${SECOND}/0/informative`,
      'conflict',
    ],
  ])('finds %s', (_, faulty, pointer, code) => {
    const faults = faultsOfRuleSet(faulty);
    expect(faults.map((fault) => [fault.pointer, fault.code])).toEqual([[pointer, code]]);
  });

  it.each<[accepted: string, set: RuleSet]>([
    ['a set without a last day', set({ validUntil: undefined! })],
    ['a set of one day', set({ validUntil: '2026-07-01' })],
    ['a day of 29 February', set({ validFrom: '2024-02-29' })],
    ['goods that no case takes', whens({ hs: ['61'] }, { hs: ['62'], origin: ['CN'] })],
    ['a wider case', whens({ region: ['SP'], hs: ['61'] }, { region: ['SP', 'RJ'] })],
    ['a case with another condition', whens({ origin: ['CN'] }, { shippedFrom: ['CN'] })],
    ['a last bracket with a limit', brackets('50', '3000')],
    ['a bracket without taxes', taxes([], [DUTY, VAT])],
    ['a zone by a name that Intl does not list', set({ timeZone: 'Asia/Kolkata' })],
    ['a zone in an area of an area', set({ timeZone: 'America/Argentina/Ushuaia' })],
    ['universal time', set({ timeZone: 'UTC' })],
    ['a case of which one before takes a part', whens({ hs: ['61'] }, { hs: ['61', '62'] })],
    [
      'a tax collected by the seller or by customs',
      taxes([VAT].map(onGoods), [{ ...onGoods(VAT), collectedBy: 'seller' }]),
    ],
  ])('accepts %s', (_, good) => {
    expect(faultsOfRuleSet(good)).toEqual([]);
  });

  it('explains how to fix cases that are never used', () => {
    const faulty = whens({ hs: ['61'] }, { hs: ['49'] }, { hs: ['6109'] }, { hs: ['49', '61'] });
    expect(faultsOfRuleSet(faulty).map(({ detail }) => detail)).toEqual([
      'is never used: case 0 already matches everything that it matches. Move it up or remove it.',
      'is never used: cases 0 and 1 already match everything that it matches. Move it up or remove it.',
    ]);
  });

  it('explains the fix, as a sentence after the pointer', () => {
    const faulty = set({
      timeZone: 'x',
      cases: [
        {
          ...TAXED,
          brackets: [
            { upTo: '50', taxes: [] },
            { upTo: '22', taxes: [VAT] },
          ],
        },
      ],
    });
    expect(faultsOfRuleSet(faulty).map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([
      '/timeZone must be an IANA time zone, such as "Europe/Berlin"',
      '/cases/0/brackets/1/upTo must be above 50, the limit of the bracket before',
      '/cases/0/brackets/1/taxes/0/base/3 must be one of goods, freight, insurance, value',
    ]);
  });
});

/** A set with a case that its type excludes. */
function odd(ruleCase: object): RuleSet {
  return set({ cases: [ruleCase as RuleSet['cases'][number]] });
}

function times<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index));
}

function onGoods(tax: TaxRule): TaxRule {
  return { ...tax, base: ['goods'] };
}
