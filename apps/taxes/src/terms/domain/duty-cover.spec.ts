import type { RuleSet } from '#landed-cost';
import {
  firstDayLeftWithout,
  firstDayWithout,
  lookedUpRates,
  type DutyCover,
} from './duty-cover.js';

type Days = [from: string, until?: string][];

function cover(rules: Days, tables: Days): DutyCover {
  const periods = (days: Days) =>
    days.map(([from, until]) => ({
      terms: { id: from, validFrom: from, revision: 1 },
      from,
      until,
    }));
  return { rules: periods(rules), tables: periods(tables) };
}

const TODAY = '2026-11-26';

describe('rules that look up duty rates (decision 9.4)', () => {
  it('name each rate that is looked up', () => {
    const taxes = [
      { rate: '0.19' },
      { rate: 'byHs' },
      { rate: [{ rate: '0' }, { rate: 'byHs' }] },
      {},
    ];
    const set = { cases: [{ refuse: 'x' }, { brackets: [{ taxes: [] }, { taxes }] }] };
    const taxesPointer = '/cases/1/brackets/1/taxes';
    expect(lookedUpRates(set as unknown as RuleSet)).toEqual([
      `${taxesPointer}/1/rate`,
      `${taxesPointer}/2/rate/1/rate`,
    ]);
  });

  it.each<[what: string, rules: Days, tables: Days, day: string | undefined]>([
    ['none', [['2026-07-01']], [], TODAY],
    ['none yet', [['2027-01-01']], [['2027-01-02']], '2027-01-01'],
    ['some since later, past days', [['2020-01-01']], [['2026-01-01']], undefined],
    ['some until yesterday', [['2026-07-01']], [['2026-07-01', '2026-11-25']], TODAY],
    ['some on their first days', [['2027-01-01']], [['2027-01-01', '2027-01-31']], undefined],
    ['none on past days', [['2026-01-01', '2026-11-25']], [], undefined],
  ])('may have %s', (_, rules, tables, day) => {
    expect(firstDayWithout(cover(rules, tables), TODAY)).toBe(day);
  });

  it.each<[what: string, before: DutyCover, after: DutyCover, day: string | undefined]>([
    [
      'when a table ends',
      cover([['2026-07-01']], [['2026-07-01']]),
      cover([['2026-07-01']], [['2026-07-01', '2026-12-31']]),
      '2027-01-01',
    ],
    [
      'today if it ended before',
      cover([['2026-07-01']], [['2026-07-01']]),
      cover([['2026-07-01']], [['2026-07-01', '2026-08-31']]),
      TODAY,
    ],
    [
      'when rules without them end',
      cover([['2026-01-01', '2026-06-30']], []),
      cover([['2026-01-01', '2026-06-30'], ['2027-02-01']], []),
      '2027-02-01',
    ],
    ['never if they had none', cover([['2026-07-01']], []), cover([['2026-07-01']], []), undefined],
    [
      'never if the rules end as well',
      cover([['2026-07-01', '2026-12-31']], [['2026-07-01']]),
      cover([['2026-07-01', '2026-12-31']], [['2026-07-01', '2026-12-31']]),
      undefined,
    ],
  ])('lose duty rates %s', (_, before, after, day) => {
    expect(firstDayLeftWithout(before, after, TODAY)).toBe(day);
  });
});
