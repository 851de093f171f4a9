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
  // Those that have begun, the last on top; one that has ended there is needed no more.
  const begun: R[] = [];
  let started = 0;
  for (const [index, from] of days.entries()) {
    const next = days[index + 1];
    const until = next === undefined ? undefined : addDays(next, -1);
    while (started < counted.length && counted[started]!.validFrom <= from) {
      begun.push(counted[started]!);
      started += 1;
    }
    while (begun.length > 0 && isOverOn(begun.at(-1)!, from)) begun.pop();
    const terms = begun.at(-1);
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

function isOverOn({ validUntil }: Revision, day: Day): boolean {
  return validUntil !== undefined && validUntil < day;
}

/** Those that end on a day or later, or never. */
export function periodsSince<R extends Revision>(
  periods: readonly Period<R>[],
  since: Day,
): Period<R>[] {
  return periods.filter(({ until }) => until === undefined || until >= since);
}

/**
 * Terms in force and to come, and the last that were in force before, if that was on `since` or later: what happened
 * just then is still evaluated with them. Each once, in the order of their first days.
 */
export function presentOf<R extends Revision>(
  periods: readonly Period<R>[],
  { today, since }: { today: Day; since: Day },
): R[] {
  const known = periodsSince(periods, since);
  const current = periodsSince(known, today);
  const present = known.slice(-current.length - 1);
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
