import type { RuleSet } from '#landed-cost';
import { dayFromNow, ruleSet } from './documents.js';

type TaxedCase = Extract<RuleSet['cases'][number], { limit: object }>;
type Tax = TaxedCase['brackets'][number]['taxes'][number];

export const [TAXED] = ruleSet({}).cases as [TaxedCase];
export const [VAT] = TAXED.brackets[0]!.taxes as [Tax];
export const TAX = '/cases/0/brackets/0/taxes';

export const cases = (...of: object[]) => ({ ...ruleSet({}), cases: of });
const brackets = (...of: object[]) => cases({ ...TAXED, brackets: of });
const taxes = (...of: object[]) => brackets({ upTo: null, taxes: of });
export const vat = (over: object) => taxes({ ...VAT, ...over });
export const whens = (...of: object[]) => cases(...of.map((when) => ({ when, refuse: 'embargo' })));
export const nested = (depth: number): object => (depth === 0 ? {} : { when: nested(depth - 1) });
export const FEE = { name: 'fee', kind: 'fee', collectedBy: 'carrier' };

/** A document from an operator with its faults, each as `<pointer> <code>`. */
export type Row = [what: string, body: unknown, faults: string[]];

/** Documents with a fault in a single member, or in the form of the JSON (decision 1.4). */
export const MALFORMED: Row[] = [
  ['null', null, [' type']],
  ['a list', [ruleSet({})], [' type']],
  ['a text', '"DE"', [' type']],
  [
    'a misspelt member',
    { ...ruleSet({}), validUntill: '2030-01-01' },
    ['/validUntill unknown-member'],
  ],
  ['a misspelt member of a tax', vat({ bse: [] }), [`${TAX}/0/bse unknown-member`]],
  ['a misspelt condition', whens({ hsCode: ['61'] }), ['/cases/0/when/hsCode unknown-member']],
  [
    'a misspelt condition of a rate',
    vat({ rate: [{ when: { h: ['61'] }, rate: '0' }, { rate: '1' }] }),
    [`${TAX}/0/rate/0/when/h unknown-member`],
  ],
  ['cases as an object', { ...ruleSet({}), cases: { 0: TAXED } }, ['/cases type']],
  ['null in a list', cases(TAXED, null as never), ['/cases/1 type']],
  ['U+0000', { ...ruleSet({}), source: ['a\u0000law'] }, ['/source/0 unstorable-character']],
  [
    'U+0000 in a condition of a rate',
    vat({ rate: [{ when: { mode: ['\u0000'] }, rate: '0' }, { rate: '1' }] }),
    [`${TAX}/0/rate/0/when/mode/0 unstorable-character`],
  ],
  [
    'half of a surrogate pair',
    { ...ruleSet({}), source: ['\ud800'] },
    ['/source/0 unstorable-character'],
  ],
  ['a number in place of a text', vat({ rate: 0.19 }), [`${TAX}/0/rate type`]],
  ['a number with an exponent', vat({ rate: '19e-2' }), [`${TAX}/0/rate format`]],
  ['a hexadecimal number', vat({ rate: '0x1' }), [`${TAX}/0/rate format`]],
  ['a signed number', brackets({ upTo: '+150', taxes: [] }), ['/cases/0/brackets/0/upTo format']],
  ['a comma as decimal point', vat({ rate: '0,19' }), [`${TAX}/0/rate format`]],
  ['infinity', vat({ rate: 'Infinity' }), [`${TAX}/0/rate format`]],
  ['a fraction of zero', vat({ rate: '1/0' }), [`${TAX}/0/rate format`]],
  ['a rate above 5', vat({ rate: '5.01' }), [`${TAX}/0/rate out-of-range`]],
  [
    'a rate above 5 among several',
    vat({ rate: [{ when: { hs: ['61'] }, rate: '19' }, { rate: '0.1' }] }),
    [`${TAX}/0/rate/0/rate out-of-range`],
  ],
  ['a rate of 7 decimals', vat({ rate: '0.1234567' }), [`${TAX}/0/rate too-precise`]],
  ['null as a rate', vat({ rate: [null] }), [`${TAX}/0/rate/0 type`]],
  ['a list of nothing', vat({ rate: [] }), [`${TAX}/0/rate too-few`]],
  ['a part without a factor', vat({ base: [{ of: 'goods' }] }), [`${TAX}/0/base/0/x required`]],
  [
    'a factor of zero',
    vat({ base: [{ of: 'goods', x: '0' }] }),
    [`${TAX}/0/base/0/x out-of-range`],
  ],
  ['an unknown country', { ...ruleSet({}), destination: 'XX' }, ['/destination not-allowed']],
  [
    'an unknown currency',
    cases({ ...TAXED, limit: { ...TAXED.limit, currency: 'EURO' } }),
    ['/cases/0/limit/currency too-long'],
  ],
  [
    'a currency in lower case',
    cases({ ...TAXED, limit: { ...TAXED.limit, currency: 'eur' } }),
    ['/cases/0/limit/currency not-allowed'],
  ],
  ['an unknown time zone', { ...ruleSet({}), timeZone: 'Europe/Bonn' }, ['/timeZone not-allowed']],
  ['the year 0', { ...ruleSet({}), validFrom: '0000-01-01' }, ['/validFrom format']],
  ['the year 1', { ...ruleSet({}), validFrom: '0001-01-01' }, ['/validFrom out-of-range']],
  [
    'a last day that is not a day',
    { ...ruleSet({}), validUntil: '9999-12-31' },
    ['/validUntil out-of-range'],
  ],
  ['30 February', { ...ruleSet({}), validFrom: '2026-02-30' }, ['/validFrom format']],
  ['HS prefixes with dots', whens({ hs: ['6109.10'] }), ['/cases/0/when/hs/0 format']],
  [
    'an empty document',
    {},
    [
      '/source required',
      '/cases required',
      '/validFrom required',
      '/destination required',
      '/timeZone required',
    ],
  ],
];

/** Well-formed documents that are not valid rules (decisions 1.4, 9.2). */
export const INVALID: Row[] = [
  [
    'brackets that do not rise',
    brackets({ upTo: '150', taxes: [] }, { upTo: '22', taxes: [] }),
    ['/cases/0/brackets/1/upTo order'],
  ],
  ['an unknown part', vat({ base: ['goods', 'fright'] }), [`${TAX}/0/base/1 unknown-part`]],
  [
    'a tax that names a later one',
    taxes({ ...VAT, base: ['fee'] }, { ...VAT, name: 'fee' }),
    [`${TAX}/0/base/0 unknown-part`],
  ],
  [
    'a case that can never match',
    whens({ hs: ['61'] }, { hs: ['6109'] }),
    ['/cases/1 unreachable'],
  ],
  ['a condition that matches nothing', whens({ hs: [] }), ['/cases/0/when/hs too-few']],
  [
    'a last day before the first',
    { ...ruleSet({}), validUntil: dayFromNow(-1) },
    ['/validUntil reversed-range'],
  ],
  [
    'a currency without a rate',
    cases({ ...TAXED, limit: { ...TAXED.limit, currency: 'ISK' } }),
    ['/cases/0/limit/currency no-fx-rate'],
  ],
  [
    'a refused case with a value',
    cases({ refuse: 'embargo', value: ['goods'] }),
    ['/cases/0/value not-allowed'],
  ],
  [
    'a case that is neither taxed nor refused',
    cases({ limit: TAXED.limit }, {}),
    ['/cases/0/brackets required', '/cases/1/limit required', '/cases/1/brackets required'],
  ],
  [
    'an amount and a rate',
    vat({ amount: { value: '3', currency: 'USD', per: 'unit' } }),
    [`${TAX}/0/rate not-allowed`, `${TAX}/0/base not-allowed`],
  ],
];
