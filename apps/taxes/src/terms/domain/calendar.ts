import type { EventOf, TaxRulesChanged } from '#contracts';
import type { Day } from '#landed-cost';
import { latestOf, periodsOf, periodsSince, isWithdrawn, type Revision } from './periods.js';
import { kindOf, routeOf } from './documents.js';

/** A revision of any kind of terms of a destination. */
export interface DestinationRevision extends Revision {
  line: string;
  /** The position in the order of loading. */
  row: string;
  /** The time zone of a rule set. */
  timeZone?: string | undefined;
}

/** The published calendar of the terms in force on each day at a destination (decision 9.6). */
export type Calendar = EventOf<typeof TaxRulesChanged>['calendar'];

/**
 * The time zone in which all terms of a destination count days: the time zone of the last loaded rule set, even if it
 * was ended or withdrawn. So it changes only when a rule set with another time zone is loaded, never with an end
 * (decision 9.4).
 * @returns undefined if there are no rule sets; duty rates and tariffs then count days in UTC
 */
export function zoneOf(revisions: readonly DestinationRevision[]): string | undefined {
  return ruleSetsOf(revisions)
    .toSorted((a, b) => Number(a.row) - Number(b.row))
    .at(-1)?.timeZone;
}

/**
 * Whether any rule set determines the time zone. While there is none, or all are withdrawn, the next one may have any
 * time zone.
 */
export function daysAreCounted(revisions: readonly DestinationRevision[]): boolean {
  return latestOf(ruleSetsOf(revisions)).some((revision) => !isWithdrawn(revision));
}

function ruleSetsOf(revisions: readonly DestinationRevision[]): DestinationRevision[] {
  return revisions.filter(({ line }) => kindOf(line) === 'rules');
}

/** The revisions of a destination by line, sorted by line. */
export function linesOf<R extends DestinationRevision>(revisions: readonly R[]): [string, R[]][] {
  const lines = Map.groupBy(revisions, ({ line }) => line);
  return [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** @param since the first day from which the calendar is complete: older periods are left out */
export function calendarOf(revisions: readonly DestinationRevision[], since: Day): Calendar {
  const lines = linesOf(revisions);
  const periodsOfKind = (kind: 'rules' | 'duties') =>
    lines
      .filter(([line]) => kindOf(line) === kind)
      .flatMap(([, revisionsOfLine]) => publishedPeriods(revisionsOfLine, since));
  return {
    since,
    ruleSets: periodsOfKind('rules'),
    dutyRates: periodsOfKind('duties'),
    tariffs: lines
      .filter(([line]) => kindOf(line) === 'tariff')
      .map(([line, revisionsOfLine]) => {
        const { origin, service } = routeOf(line);
        return { origin, service, periods: publishedPeriods(revisionsOfLine, since) };
      })
      .filter(({ periods }) => periods.length > 0),
  };
}

function publishedPeriods(
  revisions: readonly DestinationRevision[],
  since: Day,
): Calendar['ruleSets'] {
  return periodsSince(periodsOf(revisions), since).map(({ terms: { id }, from, until }) => ({
    from,
    ...(until === undefined ? {} : { until }),
    terms: id,
  }));
}
