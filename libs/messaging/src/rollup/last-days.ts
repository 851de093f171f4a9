const DAY_MS = 86_400_000;

/** The last `days` days in UTC, today included, as `YYYY-MM-DD`, the oldest first. */
export function lastDays(days: number, now: Date): string[] {
  return Array.from({ length: days }, (_, index) => dayBefore(days - 1 - index, now));
}

/** The day in UTC `days` days earlier, as `YYYY-MM-DD`. */
export function dayBefore(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
