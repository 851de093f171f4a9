import type { Day } from '#landed-cost';
import { addDays } from './days.js';

/** One revision of the terms that begin on a day. */
export interface Revision {
  /** The id: destination, or route and service, then first day and revision, for example `DE-2026-07-01-1`. */
  id: string;
  validFrom: Day;
  revision: number;
  /** The last day, as loaded or as set by an end. */
  validUntil?: Day | undefined;
}

/** A period of consecutive days on which a revision is in force. */
export interface Period<R extends Revision = Revision> {
  terms: R;
  from: Day;
  /** The last day; undefined if there is none. */
  until: Day | undefined;
}

/**
 * The periods in force, in the order of days (decision 9.4): on each day, the terms with the latest first day among the
 * terms that have begun and not ended. So after terms end, earlier ones apply again. For one first day, the newest
 * revision counts. Terms whose last day is before their first were withdrawn.
 */
export function periodsOf<R extends Revision>(revisions: readonly R[]): Period<R>[] {
  const counted = latestOf(revisions).filter((revision) => !isWithdrawn(revision));
  const starts = counted.flatMap(({ validFrom, validUntil }) => [
    validFrom,
    ...(validUntil === undefined ? [] : [addDays(validUntil, 1)]),
  ]);
  const days = [...new Set(starts)].toSorted();
  const periods: Period<R>[] = [];
  // The terms that have begun, the last on top; ended terms on top are removed.
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
  for (const revision of revisions) {
    const newest = latest.get(revision.validFrom);
    if (!newest || revision.revision > newest.revision) latest.set(revision.validFrom, revision);
  }
  return [...latest.values()].toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** Terms whose last day is before their first apply on no day. */
export function isWithdrawn({ validFrom, validUntil }: Pick<Revision, 'validFrom' | 'validUntil'>) {
  return validUntil !== undefined && validUntil < validFrom;
}

function isOverOn({ validUntil }: Revision, day: Day): boolean {
  return validUntil !== undefined && validUntil < day;
}

/** The periods that end on a given day or later, or never. */
export function periodsSince<R extends Revision>(
  periods: readonly Period<R>[],
  since: Day,
): Period<R>[] {
  return periods.filter(({ until }) => until === undefined || until >= since);
}

/**
 * Current and future terms, and the last terms before them if they were in force on `since` or later: recent facts are
 * still evaluated with them. Without duplicates, in the order of their first days.
 */
export function presentOf<R extends Revision>(
  periods: readonly Period<R>[],
  { today, since }: { today: Day; since: Day },
): R[] {
  const recent = periodsSince(periods, since);
  const current = periodsSince(recent, today);
  const present = recent.slice(-current.length - 1);
  const terms = new Set(present.map((period) => period.terms));
  return [...terms].toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/**
 * Whether terms that applied on a past day no longer apply. Days without terms may get some: a first pack begins in the
 * past (decision 9.4).
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
        (period) =>
          period.terms.id === terms.id &&
          period.from <= from &&
          (period.until === undefined || last <= period.until),
      );
    });
}
