/** The maximum by which the clock of a channel may be ahead. */
export const MINUTES_AHEAD = 5;

/** Whether the reported date of applying a quantity is so far ahead that it would hide all later dates. */
export function isFarAhead(appliedAt: Date, now: Date): boolean {
  return appliedAt.getTime() > now.getTime() + MINUTES_AHEAD * 60_000;
}
