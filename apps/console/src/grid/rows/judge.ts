import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { isBlank, keyOf, type Row, type Rows, type SheetColumn } from './sheet.js';

/** The texts of faults, by the name of their column. */
export type CellFaults = Readonly<Record<string, string>>;

/** The rules of a kind of rows. A: the answer of the API about a row */
export interface SheetRules<A> {
  columns: readonly SheetColumn[];
  /** The faults of the typed texts. @param row not blank */
  check: (row: Row) => CellFaults;
  /** The key of the record that a row sets: two rows with the same key would contradict each other. */
  recordOf: (row: Row) => string;
  faultsOf: (answer: A) => CellFaults;
  /** The names of the columns whose texts differ from the record; empty if there is nothing to save. */
  changedIn: (row: Row, answer: A) => readonly string[];
}

export type Result = 'saved' | Error;

export interface JudgedRow {
  state: 'blank' | 'asking' | 'unchanged' | 'changed' | 'faulty' | 'saved' | 'failed';
  faults: CellFaults;
  changed: readonly string[];
  error?: Error;
}

const NO_FAULTS: CellFaults = {};
const BLANK: JudgedRow = { state: 'blank', faults: NO_FAULTS, changed: [] };

/** The faults of each row alone and compared with other rows, before the API is asked. */
export function faultsIn<A>(rules: SheetRules<A>, rows: Rows): readonly CellFaults[] {
  const [first = { name: '' }] = rules.columns;
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    if (isBlank(row)) return NO_FAULTS;
    const faults = rules.check(row);
    if (faults[first.name] !== undefined) return faults;
    const record = rules.recordOf(row);
    const before = seen.get(record);
    if (before === undefined) {
      seen.set(record, index);
      return faults;
    }
    return { ...faults, [first.name]: fill(messages.duplicate, { row: before + 1 }) };
  });
}

/** @param faults of `faultsIn` */
export function judge<A>(
  rules: SheetRules<A>,
  rows: Rows,
  faults: readonly CellFaults[],
  answers: ReadonlyMap<string, A>,
  results: ReadonlyMap<string, Result>,
): readonly JudgedRow[] {
  return rows.map((row, index) => {
    if (isBlank(row)) return BLANK;
    const rowFaults = faults[index] ?? NO_FAULTS;
    if (Object.keys(rowFaults).length > 0)
      return { state: 'faulty', faults: rowFaults, changed: [] };
    const key = keyOf(row);
    const answer = answers.get(key);
    return answer === undefined
      ? { state: 'asking', faults: NO_FAULTS, changed: [] }
      : judgeAnswered(rules, row, answer, results.get(key));
  });
}

function judgeAnswered<A>(
  rules: SheetRules<A>,
  row: Row,
  answer: A,
  result: Result | undefined,
): JudgedRow {
  const faults = rules.faultsOf(answer);
  if (Object.keys(faults).length > 0) return { state: 'faulty', faults, changed: [] };
  const changed = rules.changedIn(row, answer);
  if (result === 'saved') return { state: 'saved', faults, changed: [] };
  if (changed.length === 0) return { state: 'unchanged', faults, changed };
  return result
    ? { state: 'failed', faults, changed, error: result }
    : { state: 'changed', faults, changed };
}

/** Counts the rows in each state, and their faults. */
export function totalsOf(rows: readonly JudgedRow[]) {
  const count = (...states: JudgedRow['state'][]): number =>
    rows.filter(({ state }) => states.includes(state)).length;
  return {
    changes: count('changed', 'failed'),
    saved: count('saved'),
    asking: count('asking'),
    faults: rows.reduce((sum, { faults }) => sum + Object.keys(faults).length, 0),
  };
}
