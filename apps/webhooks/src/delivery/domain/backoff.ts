const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The wait after each failed attempt, in milliseconds. The first attempt is made at once and each figure counts from the
 * attempt before, so ten attempts take about three days and three hours.
 */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Spreads the retries of deliveries that failed together: a wait is up to this share shorter or longer. */
const SPREAD = 0.2;

/**
 * @param attempts how many were made
 * @param random from 0 up to 1
 * @returns milliseconds to the next attempt; undefined after the last one
 */
export function waitAfter(attempts: number, random: number): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
