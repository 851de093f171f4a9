import { faultsIn, judge, totalsOf, type Result, type SheetRules } from './judge.js';
import { keyOf, type Row } from './sheet.js';

/** The API returns the present number, or a fault. */
const RULES: SheetRules<number | 'unknown'> = {
  columns: [
    { name: 'id', label: 'Id' },
    { name: 'value', label: 'Value' },
  ],
  check: ([, value = '']) => (/^\d*$/.test(value) ? {} : { value: 'no number' }),
  recordOf: ([id = '']) => id,
  faultsOf: (answer) => (answer === 'unknown' ? { id: 'unknown' } : {}),
  changedIn: ([, value = ''], answer) => (value === String(answer) ? [] : ['value']),
};

const ROWS: readonly Row[] = [
  ['A', '1'],
  ['B', 'x'],
  ['C', '3'],
  ['D', '4'],
  ['E', '5'],
  ['A', '6'],
  ['', ''],
];

function judged(results: readonly (readonly [Row, Result])[] = []) {
  const answers = new Map<string, number | 'unknown'>([
    [keyOf(['A', '1']), 7],
    [keyOf(['C', '3']), 'unknown'],
    [keyOf(['D', '4']), 4],
  ]);
  const resultsByKey = new Map(results.map(([row, result]) => [keyOf(row), result]));
  return judge(RULES, ROWS, faultsIn(RULES, ROWS), answers, resultsByKey);
}

describe('the state of the rows of a grid', () => {
  it('follows from the typed texts and the answer of the API', () => {
    expect(judged().map(({ state }) => state)).toEqual([
      'changed',
      'faulty',
      'faulty',
      'unchanged',
      'asking',
      'faulty',
      'blank',
    ]);
    expect(judged().map(({ faults }) => faults)).toMatchObject([
      {},
      { value: 'no number' },
      { id: 'unknown' },
      {},
      {},
      { id: 'Row 1 is for the same record.' },
      {},
    ]);
    expect(totalsOf(judged())).toEqual({ changes: 1, saved: 0, asking: 1, faults: 3 });
  });

  it('shows saved rows, and the errors of others, until a row is changed', () => {
    const error = new Error('refused');
    const [saved] = judged([[['A', '1'], 'saved']]);
    expect(saved).toMatchObject({ state: 'saved', changed: [] });
    const [failed] = judged([[['A', '1'], error]]);
    expect(failed).toMatchObject({ state: 'failed', error, changed: ['value'] });
    const [other] = judged([[['A', '2'], error]]);
    expect(other?.state).toBe('changed');
  });
});
