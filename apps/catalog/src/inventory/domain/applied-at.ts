/** How far the clock of a channel may be ahead. */
export const MINUTES_AHEAD = 5;

/** Would the date on which a channel applied a quantity hide every later one? */
export function isFarAhead(appliedAt: Date): boolean {
  return appliedAt.getTime() > Date.now() + MINUTES_AHEAD * 60_000;
}
