import type { Day } from '#landed-cost';

const DAY_MS = 86_400_000;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
