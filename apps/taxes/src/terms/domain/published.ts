import type { Day } from '#landed-cost';
import {
  calendarOf,
  linesOf,
  zoneOf,
  type Calendar,
  type DestinationRevision,
} from './calendar.js';
import { addDays } from './days.js';
import { kindOf } from './documents.js';
import { latestOf, periodsOf, presentOf } from './periods.js';

/** The published state of a subject, which is published again when it changes (decision 9.6). */
export interface Published {
  /** The rows of the terms in the event, in order. */
  rows: string[];
  /** The calendar; only in the subject of the rules. */
  timeZone?: string;
  calendar?: Calendar;
  /** Whether the table of duty rates is no longer in force on any day. */
  over?: true;
}

/**
 * The state to publish of a destination, by subject.
 * @param revisions all revisions of the destination
 * @param today today in its time zone; undefined for the terms of every day
 */
export function publishedOf(
  destination: string,
  revisions: readonly DestinationRevision[],
  today: Day | undefined,
): Map<string, Published> {
  const days = today === undefined ? EVERY_DAY : { today, since: addDays(today, -HORIZON_DAYS) };
  const rules: Published = {
    rows: [],
    timeZone: zoneOf(revisions) ?? 'UTC',
    calendar: calendarOf(revisions, days.since),
  };
  const subjects = new Map([[`rules/${destination}`, rules]]);
  for (const [line, revisionsOfLine] of linesOf(revisions)) {
    const present = presentOf(periodsOf(revisionsOfLine), days);
    const rows = present.map(({ row }) => row);
    if (kindOf(line) === 'rules') rules.rows = rows;
    else if (kindOf(line) === 'tariff') subjects.set(line, { rows });
    else for (const table of tablesOf(revisionsOfLine, rows)) subjects.set(...table);
  }
  return subjects;
}

/**
 * The number of past days in the calendar. Pricing evaluates days from today on, orders the day of receipt, at most a
 * day ago (`INTAKE_DEADLINE_MS`). The calendar of all terms of a destination is one event, so its past is limited;
 * otherwise the event would grow for ever.
 */
const HORIZON_DAYS = 31;

/** The earliest first day of terms (decision 9.2). */
const FIRST_DAY = '1900-01-01';
const EVERY_DAY = { today: FIRST_DAY, since: FIRST_DAY };

/** Each first day is a separate subject: two tables could be too large for one event. */
function tablesOf(
  revisions: readonly DestinationRevision[],
  present: readonly string[],
): [string, Published][] {
  return latestOf(revisions).map(({ line, validFrom, row }) => [
    `${line}/${validFrom}`,
    present.includes(row) ? { rows: [row] } : { rows: [row], over: true },
  ]);
}
