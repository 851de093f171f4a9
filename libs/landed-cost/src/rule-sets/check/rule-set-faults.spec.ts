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
  vat,
  fee,
  amount,
  whens,
  rates,
} from '../spec/sample-rule-set.js';

const TAX = '/cases/0/brackets/0/taxes';
const SECOND = '/cases/0/brackets/1/taxes';

describe('the check of a rule set (decision 9.2)', () => {
  it('accepts a set that uses every member', () => {
    expect(faultsOfRuleSet(SET)).toEqual([]);
  });

  it.each<[fault: string, set: RuleSet, pointer: string, code: string]>([
    ['a destination in lower case', set({ destination: 'de' }), '/destination', 'not-allowed'],
    ['a destination outside ISO 3166', set({ destination: 'UK' }), '/destination', 'not-allowed'],
    ['no source', set({ source: [] }), '/source', 'too-few'],
    ['an unknown time zone', set({ timeZone: 'Europe/Bonn' }), '/timeZone', 'not-allowed'],
    ['an offset as time zone', set({ timeZone: '+01:00' }), '/timeZone', 'not-allowed'],
    ['a first day that is no day', set({ validFrom: '2026-02-30' }), '/validFrom', 'format'],
    ['a last day that is no day', set({ validUntil: '2025-6-30' }), '/validUntil', 'format'],
    [
      'a last day before the first',
      set({ validUntil: '2026-06-30' }),
      '/validUntil',
      'reversed-range',
    ],
    ['no case', set({ cases: [] }), '/cases', 'too-few'],

    ['an empty list in a when', whens({ region: [] }), '/cases/0/when/region', 'too-few'],
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

    ['an unknown part', vat({ base: ['goods', 'fright'] }), `${TAX}/1/base/1`, 'unknown-part'],
    [
      'a multiple of an unknown part',
      vat({ base: [{ of: 'cif', x: '1' }] }),
      `${TAX}/1/base/0/of`,
      'unknown-part',
    ],
    [
      'a multiple by 0',
      vat({ base: [{ of: 'goods', x: '0' }] }),
      `${TAX}/1/base/0/x`,
      'out-of-range',
    ],
    [
      'a multiple by no number',
      vat({ base: [{ of: 'goods', x: '1e3' }] }),
      `${TAX}/1/base/0/x`,
      'format',
    ],
    ['a tax on itself', vat({ base: ['vat'] }), `${TAX}/1/base/0`, 'unknown-part'],
    ['a tax on a later one', taxes([VAT, DUTY]), `${TAX}/0/base/3`, 'unknown-part'],
    ['a rate of nothing', vat({ base: undefined! }), `${TAX}/1/base`, 'required'],
    ['a base of no part', vat({ base: [] }), `${TAX}/1/base`, 'too-few'],
    ['the name of a part', vat({ name: 'value' }), `${TAX}/1/name`, 'reserved'],
    ['a name twice in a bracket', taxes([DUTY, VAT, VAT]), `${TAX}/2/name`, 'repeated'],

    [
      'neither rate nor amount',
      taxes([{ name: 'x', kind: 'fee', collectedBy: 'seller' }]),
      `${TAX}/0`,
      'required',
    ],
    ['a rate beside an amount', fee({ rate: '0.1' }), `${TAX}/0/rate`, 'not-allowed'],
    ['a base beside an amount', fee({ base: ['goods'] }), `${TAX}/0/base`, 'not-allowed'],
    ['an amount inside its base', fee({ inside: true }), `${TAX}/0/inside`, 'not-allowed'],
    ['a rate above 5', vat({ rate: '19' }), `${TAX}/1/rate`, 'out-of-range'],
    ['a rate below 0', vat({ rate: '-0.1' }), `${TAX}/1/rate`, 'format'],
    ['a rate in percent', vat({ rate: '19%' }), `${TAX}/1/rate`, 'format'],
    ['a fraction of a word', vat({ rate: 'x/22' }), `${TAX}/1/rate`, 'format'],
    ['a fraction by a word', vat({ rate: '22/x' }), `${TAX}/1/rate`, 'format'],
    ['a word inside its base', vat({ rate: 'x', inside: true }), `${TAX}/1/rate`, 'format'],
    ['a fraction by 0', vat({ rate: '22/0.0' }), `${TAX}/1/rate`, 'format'],
    ['a fraction of three', vat({ rate: '1/2/3' }), `${TAX}/1/rate`, 'format'],
    ['a fraction above 5', vat({ rate: '78/2.2' }), `${TAX}/1/rate`, 'out-of-range'],
    [
      'a rate of 1 inside its base',
      vat({ rate: '22/22', inside: true }),
      `${TAX}/1/rate`,
      'out-of-range',
    ],
    [
      'duty rates inside their base',
      vat({ rate: 'byHs', inside: true }),
      `${TAX}/1/rate`,
      'not-allowed',
    ],
    [
      'a rate of a list above 5',
      vat({ rate: [{ rate: '19' }] }),
      `${TAX}/1/rate/0/rate`,
      'out-of-range',
    ],
    ['a list of rates that leaves goods out', rates({ hs: ['61'] }), `${TAX}/1/rate`, 'no-rate'],
    ['a list without rates', vat({ rate: [] }), `${TAX}/1/rate`, 'no-rate'],

    ['an amount with a sign', amount({ value: '+3' }), `${TAX}/0/amount/value`, 'format'],
    [
      'an amount in no currency',
      amount({ currency: 'eur' }),
      `${TAX}/0/amount/currency`,
      'not-allowed',
    ],
    ['1 digit', amount({ digits: 1 }), `${TAX}/0/amount/digits`, 'out-of-range'],
    ['11 digits', amount({ digits: 11 }), `${TAX}/0/amount/digits`, 'out-of-range'],
    ['half a digit', amount({ digits: 6.5 }), `${TAX}/0/amount/digits`, 'out-of-range'],
    [
      'digits of a consignment',
      amount({ per: 'consignment' }),
      `${TAX}/0/amount/digits`,
      'not-allowed',
    ],
    [
      'a malformed deduction',
      fee({ less: { value: '.5', currency: 'EUR' } }),
      `${TAX}/0/less/value`,
      'format',
    ],
    [
      'a malformed minimum',
      fee({ min: { value: 'x', currency: 'EUR' } }),
      `${TAX}/0/min/value`,
      'format',
    ],
    [
      'a maximum in no currency',
      fee({ max: { value: '9', currency: 'XXX' } }),
      `${TAX}/0/max/currency`,
      'not-allowed',
    ],
    [
      'a minimum above the maximum',
      fee({ min: { value: '30.1', currency: 'EUR' } }),
      `${TAX}/0/min`,
      'reversed-range',
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
    ['a rate of 5', vat({ rate: '5' })],
    ['a fraction', vat({ rate: '22/78' })],
    ['a rate below 1 inside its base', vat({ rate: '0.17', inside: true })],
    ['a minimum alone', fee({ max: undefined! })],
    ['a maximum alone', fee({ min: undefined! })],
    ['a rate of 1 on its base', vat({ rate: '1' })],
    ['a base of the taxes before', taxes([FEE, DUTY, { ...VAT, base: ['fee', 'customs-duty'] }])],
    ['limits in amounts of two currencies', fee({ min: { value: '99', currency: 'USD' } })],
    [
      'a tax collected by the seller or by customs',
      taxes([VAT].map(onGoods), [{ ...onGoods(VAT), collectedBy: 'seller' }]),
    ],
  ])('accepts %s', (_, good) => {
    expect(faultsOfRuleSet(good)).toEqual([]);
  });

  it('says what to do, as a sentence after the pointer', () => {
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

function onGoods(tax: TaxRule): TaxRule {
  return { ...tax, base: ['goods'] };
}
