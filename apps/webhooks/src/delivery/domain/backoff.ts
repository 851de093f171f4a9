const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The wait after each failed attempt, in milliseconds. The first attempt is immediate and each figure counts from the
 * previous attempt, so ten attempts take about three days and three hours.
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

/** Spreads the retries of deliveries that failed together: a wait is shorter or longer by up to this share. */
const SPREAD = 0.2;

/**
 * @param attempts the number of attempts so far
 * @param random from 0 up to 1
 * @returns milliseconds to the next attempt; undefined after the last one
 */
export function waitAfter(attempts: number, random: number): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
