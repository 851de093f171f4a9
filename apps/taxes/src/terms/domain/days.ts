import { dayIn, type Day } from '#landed-cost';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
/** No place is further from UTC. */
const MOST_OFFSET_MS = 16 * 3_600_000;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first instant of a day at a place: not always midnight, which a change of the clocks may skip.
 * @param timeZone an IANA name
 */
export function startOf(day: Day, timeZone: string): Date {
  let before = (Date.parse(day) - MOST_OFFSET_MS) / SECOND_MS;
  let first = (Date.parse(day) + MOST_OFFSET_MS) / SECOND_MS;
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (dayIn(timeZone, new Date(middle * SECOND_MS)) >= day) first = middle;
    else before = middle;
  }
  return new Date(first * SECOND_MS);
}
