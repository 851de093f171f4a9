/** A calendar day in America/Sao_Paulo, `YYYY-MM-DD`: what decides which rule applies (decision 5.9). */
export type Day = string;

const CALENDAR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days begin and end at whole seconds, wherever clocks have stood. */
let last: { second: number; day: Day } | undefined;

/** The day whose rules hold at that instant (decision 5.9: the day in America/Sao_Paulo). */
export function ruleDay(instant: Date): Day {
  const second = Math.floor(instant.getTime() / 1_000);
  // Asked for the present again and again; the calendar takes as long as a good part of a cart's taxes.
  if (last?.second !== second) last = { second, day: dayOf(instant) };
  return last.day;
}

function dayOf(instant: Date): Day {
  const parts = new Map(CALENDAR.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
