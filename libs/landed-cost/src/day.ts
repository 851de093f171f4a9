/** A calendar day in America/Sao_Paulo, `YYYY-MM-DD`; it determines which rule applies (decision 5.9). */
export type Day = string;

const CALENDAR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A cache of one second: days begin and end at whole seconds in all time zones. */
let last: { second: number; day: Day } | undefined;

/** The day whose rules apply at that instant (decision 5.9: the day in America/Sao_Paulo). */
export function ruleDay(instant: Date): Day {
  const second = Math.floor(instant.getTime() / 1_000);
  // Most calls are for the current time, and the calendar takes a large part of the time of a tax simulation.
  if (last?.second !== second) last = { second, day: dayOf(instant) };
  return last.day;
}

function dayOf(instant: Date): Day {
  const parts = new Map(CALENDAR.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
