/** The number of failed attempts in a row that pauses an endpoint (decision 11.10). */
export const FAILURES_TO_PAUSE = 10;

/**
 * The number of failed attempts in a row that makes an endpoint `failing`, like a minute without a success (decision
 * 11.20).
 */
export const FAILURES_TO_FAIL = 3;
