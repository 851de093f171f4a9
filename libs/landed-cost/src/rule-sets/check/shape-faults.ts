import type { RefusedCase, RuleCase, RuleSet, TaxedCase, When } from '../rule-set.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import { taxesByBracket } from './placed-taxes.js';

/**
 * Limits far above any law. The other checks and the evaluation compare cases, taxes and names with each other, so
 * their time grows with the square of these numbers.
 */
const MOST_TAXES = 1_000;
const MOST_NAMES = 50;
const MOST_WHEN_VALUES = 5_000;

const OF_TAXED = ['limit', 'brackets'] as const;

/**
 * Returns the faults of cases that are neither refused nor taxed, and of exceeded limits; nothing else is checked then.
 */
export function shapeFaults(set: RuleSet): Fault[] {
  const faults = faultsOfEach<RuleCase>(set.cases, '/cases', (ruleCase, caseAt) =>
    'refuse' in ruleCase ? refusedCaseFaults(ruleCase, caseAt) : taxedCaseFaults(ruleCase, caseAt),
  );
  return faults.length > 0 ? faults : sizeFaults(set);
}

function refusedCaseFaults(refused: RefusedCase, pointer: string): Fault[] {
  return ['value', ...OF_TAXED]
    .filter((member) => member in refused)
    .map((member) => {
      const detail = 'must be left out where the case has `refuse`';
      return fault(`${pointer}/${member}`, 'not-allowed', detail);
    });
}

function taxedCaseFaults(taxed: Partial<TaxedCase>, pointer: string): Fault[] {
  return OF_TAXED.filter((member) => taxed[member] === undefined).map((member) =>
    fault(`${pointer}/${member}`, 'required', 'is required, unless the case has `refuse`'),
  );
}

function sizeFaults(set: RuleSet): Fault[] {
  const all = taxesByBracket(set).flat();
  const names = new Set(all.map(({ tax }) => tax.name));
  const conditions = [
    ...set.cases.map(({ when }) => when),
    ...all.flatMap(({ tax: { rate } }) =>
      Array.isArray(rate) ? rate.map(({ when }) => when) : [],
    ),
  ];
  return [
    ...tooMany(all.length, MOST_TAXES, 'taxes'),
    ...tooMany(names.size, MOST_NAMES, 'different names of taxes'),
    ...tooMany(sumOf(conditions.map(valuesOf)), MOST_WHEN_VALUES, 'values in `when`'),
  ];
}

function tooMany(count: number, most: number, noun: string): Fault[] {
  return count <= most
    ? []
    : [fault('/cases', 'too-many', `must have at most ${most} ${noun} in all, not ${count}`)];
}

function valuesOf(when: When = {}): number {
  return sumOf(Object.values(when).map((values) => (Array.isArray(values) ? values.length : 0)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0);
}
