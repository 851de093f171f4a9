import type { Day } from '../day.js';

/**
 * A rule as data: valid from its day until the next one of its table. Tables are in order of day and only appended to,
 * so the result for a past day does not change, unless a correction raises {@link DATA_RELEASE}.
 */
export interface Dated {
  readonly validFrom: Day;
  /** Law, regulation or tariff sheet. */
  readonly source: string;
  /** True for an approximation of the law (decision 5.10). */
  readonly estimate?: true;
}

/** Raised when a rule that was in force is corrected; part of every rules version. */
export const DATA_RELEASE = 1;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The rule in force on a day. A day before the oldest rule gets the oldest: decision 5.8 names no first day.
 * @throws RangeError on a day that is not `YYYY-MM-DD`
 */
export function ruleOn<R extends Dated>(table: Table<R>, day: Day): R {
  if (!DAY.test(day)) throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  return table.findLast((rule) => rule.validFrom <= day) ?? table[0];
}

/** A dated table; never empty. */
export type Table<R extends Dated> = readonly [R, ...R[]];
