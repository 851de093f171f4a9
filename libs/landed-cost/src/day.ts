/**
 * A calendar day, `YYYY-MM-DD`, in the time zone of a destination; the day determines which rule applies (decision
 * 5.9).
 */
export type Day = string;

interface Calendar {
  format: Intl.DateTimeFormat;
  /** A cache for one second, because days begin and end at whole seconds in all time zones. */
  last: { second: number; day: Day } | undefined;
}

const calendars = new Map<string, Calendar>();

/**
 * Returns the day of an instant in a time zone.
 * @param timeZone IANA name
 * @throws RangeError on a time zone that does not exist
 */
export function dayIn(timeZone: string, instant: Date): Day {
  const calendar = calendars.get(timeZone) ?? calendarOf(timeZone);
  const second = Math.floor(instant.getTime() / 1_000);
  // Most calls are for the current time, and the calendar computation is a large part of a tax simulation's cost.
  if (calendar.last?.second !== second) {
    calendar.last = { second, day: dayOf(instant, calendar.format) };
  }
  return calendar.last.day;
}

function calendarOf(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const calendar: Calendar = { format, last: undefined };
  calendars.set(timeZone, calendar);
  return calendar;
}

function dayOf(instant: Date, format: Intl.DateTimeFormat): Day {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
