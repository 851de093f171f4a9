import type { Day } from '#landed-cost';
import { addDays } from './days.js';

/** One revision of the terms that begin on a day. */
export interface Revision {
  /** Destination, or route and service; first day; revision: `DE-2026-07-01-1`. */
  id: string;
  validFrom: Day;
  revision: number;
  /** The last day, as loaded or as ended since. */
  validUntil?: Day | undefined;
}

/** Days without a break on which a revision is in force. */
export interface Period<R extends Revision = Revision> {
  terms: R;
  from: Day;
  /** The last day; undefined while there is none. */
  until: Day | undefined;
}

/**
 * What is in force when, in the order of days (decision 9.4): on each day the terms that begin last among those that
 * have begun and not ended. So terms that end give way to those before them. Of one first day the newest revision counts.
 * Terms whose last day is before their first were withdrawn.
 */
export function periodsOf<R extends Revision>(revisions: readonly R[]): Period<R>[] {
  const counted = latestOf(revisions).filter((one) => !isWithdrawn(one));
  const starts = counted.flatMap(({ validFrom, validUntil }) => [
    validFrom,
    ...(validUntil === undefined ? [] : [addDays(validUntil, 1)]),
  ]);
  const days = [...new Set(starts)].toSorted();
  const periods: Period<R>[] = [];
  for (const [index, from] of days.entries()) {
    const next = days[index + 1];
    const until = next === undefined ? undefined : addDays(next, -1);
    const terms = counted.findLast((one) => isValidOn(one, from));
    const before = periods.at(-1);
    if (!terms) continue;
    if (before?.terms === terms) before.until = until;
    else periods.push({ terms, from, until });
  }
  return periods;
}

/** The newest revision of each first day, in the order of days. */
export function latestOf<R extends Revision>(revisions: readonly R[]): R[] {
  const latest = new Map<Day, R>();
  for (const one of revisions) {
    const known = latest.get(one.validFrom);
    if (!known || one.revision > known.revision) latest.set(one.validFrom, one);
  }
  return [...latest.values()].toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** Terms whose last day is before their first apply on none. */
export function isWithdrawn({ validFrom, validUntil }: Pick<Revision, 'validFrom' | 'validUntil'>) {
  return validUntil !== undefined && validUntil < validFrom;
}

function isValidOn({ validFrom, validUntil }: Revision, day: Day): boolean {
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}

/**
 * Terms in force and to come, and the last that were in force before: what happened just then is still evaluated with
 * them. Each once, in the order of their first days.
 */
export function presentOf<R extends Revision>(periods: readonly Period<R>[], today: Day): R[] {
  const isOver = ({ until }: Period) => until !== undefined && until < today;
  const present = [...periods.filter(isOver).slice(-1), ...periods.filter((one) => !isOver(one))];
  const terms = new Set(present.map((period) => period.terms));
  return [...terms].toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/**
 * Do terms that applied on a day before today no longer do so? Days on which nothing was in force may get some: a first
 * pack begins in the past (decision 9.4).
 */
export function changesPast(
  before: readonly Period[],
  after: readonly Period[],
  today: Day,
): boolean {
  const yesterday = addDays(today, -1);
  return before
    .filter(({ from }) => from <= yesterday)
    .some(({ terms, from, until }) => {
      const last = until === undefined || until > yesterday ? yesterday : until;
      return !after.some(
        (one) =>
          one.terms.id === terms.id &&
          one.from <= from &&
          (one.until === undefined || last <= one.until),
      );
    });
}
