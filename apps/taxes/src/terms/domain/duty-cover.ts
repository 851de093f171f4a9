import type { Day, RuleSet } from '#landed-cost';
import { addDays } from './days.js';
import type { Period } from './periods.js';

/**
 * The days on which rules of a destination look up duty rates (`byHs`), and the days on which it has a table of them.
 */
export interface DutyCover {
  rules: readonly Period[];
  tables: readonly Period[];
}

/** The pointers to the rates that a rule set looks up. */
export function lookedUpRates({ cases }: RuleSet): string[] {
  return cases.flatMap((ruleCase, i) =>
    ('brackets' in ruleCase ? ruleCase.brackets : []).flatMap(({ taxes }, j) =>
      taxes.flatMap(({ rate }, k) => {
        const ratePointer = `/cases/${i}/brackets/${j}/taxes/${k}/rate`;
        if (!Array.isArray(rate)) return rate === 'byHs' ? [ratePointer] : [];
        return rate.flatMap((each, n) =>
          each.rate === 'byHs' ? [`${ratePointer}/${n}/rate`] : [],
        );
      }),
    ),
  );
}

/** The first day of the rules, not before a given day, if duty rates are missing on it. */
export function firstDayWithout({ rules, tables }: DutyCover, from: Day): Day | undefined {
  const first = rules.find(({ until }) => until === undefined || until >= from);
  if (!first) return undefined;
  const day = first.from < from ? from : first.from;
  return isIn(tables, day) ? undefined : day;
}

/** The first day, not before a given day, on which rules miss duty rates that they had before a change. */
export function firstDayLeftWithout(
  before: DutyCover,
  after: DutyCover,
  from: Day,
): Day | undefined {
  const starts = [before, after].flatMap(({ rules, tables }) =>
    [...rules, ...tables].flatMap((period) => [
      period.from,
      ...(period.until === undefined ? [] : [addDays(period.until, 1)]),
    ]),
  );
  const days = [from, ...starts.filter((day) => day > from)].toSorted();
  return days.find((day) => lacks(after, day) && !lacks(before, day));
}

function lacks({ rules, tables }: DutyCover, day: Day): boolean {
  return isIn(rules, day) && !isIn(tables, day);
}

function isIn(periods: readonly Period[], day: Day): boolean {
  return periods.some(({ from, until }) => from <= day && (until === undefined || day <= until));
}
