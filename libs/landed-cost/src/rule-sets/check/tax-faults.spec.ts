import type { RuleSet } from '../rule-set.js';
import { faultsOfRuleSet } from './rule-set-faults.js';
import { DUTY, VAT, FEE, taxes, vat, fee, amount, rates } from '../spec/sample-rule-set.js';

const TAX = '/cases/0/brackets/0/taxes';
const twice = ['goods', { of: 'goods', x: '0.1' }];

describe('the check of a tax (decision 9.2)', () => {
  it.each<[fault: string, set: RuleSet, pointer: string, code: string]>([
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
    [
      'a multiple by a fraction of 0',
      vat({ base: [{ of: 'goods', x: '0/2' }] }),
      `${TAX}/1/base/0/x`,
      'out-of-range',
    ],
    ['a base with one part twice', vat({ base: twice }), `${TAX}/1/base/1/of`, 'repeated'],
    [
      'a base of freight and the value with it',
      vat({ base: ['freight', 'value'] }),
      `${TAX}/1/base/0`,
      'repeated',
    ],
    ['a tax without a name', vat({ name: '' }), `${TAX}/1/name`, 'too-short'],
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
    [
      'a deduction beside an amount',
      fee({ less: { value: '1', currency: 'EUR' } }),
      `${TAX}/0/less`,
      'not-allowed',
    ],
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
      vat({ less: { value: '.5', currency: 'EUR' } }),
      `${TAX}/1/less/value`,
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
      fee({ min: undefined!, max: { value: '9', currency: 'ZZZ' } }),
      `${TAX}/0/max/currency`,
      'not-allowed',
    ],
    [
      'a minimum above the maximum',
      fee({ min: { value: '30.1', currency: 'EUR' } }),
      `${TAX}/0/min`,
      'reversed-range',
    ],
    [
      'a minimum and a maximum in two currencies',
      fee({ min: { value: '1', currency: 'USD' } }),
      `${TAX}/0/max/currency`,
      'conflict',
    ],
  ])('finds %s', (_, faulty, pointer, code) => {
    const faults = faultsOfRuleSet(faulty);
    expect(faults.map((fault) => [fault.pointer, fault.code])).toEqual([[pointer, code]]);
  });

  it.each<[accepted: string, set: RuleSet]>([
    ['a rate of 5', vat({ rate: '5' })],
    ['a fraction', vat({ rate: '22/78' })],
    ['a rate below 1 inside its base', vat({ rate: '0.17', inside: true })],
    ['a minimum alone', fee({ max: undefined! })],
    ['a maximum alone', fee({ min: undefined! })],
    ['a rate of 1 on its base', vat({ rate: '1' })],
    ['a base of the taxes before', taxes([FEE, DUTY, { ...VAT, base: ['fee', 'customs-duty'] }])],
    ['a factor as fraction', vat({ base: [{ of: 'goods', x: '1/2' }] })],
    ['the value beside a part that it has not', vat({ base: ['value', 'insurance'] })],
  ])('accepts %s', (_, good) => {
    expect(faultsOfRuleSet(good)).toEqual([]);
  });
});
