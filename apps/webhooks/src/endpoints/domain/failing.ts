/** As many failed attempts in a row make an endpoint `failing` (decision 11.10). */
export const FAILURES_TO_FAIL = 10;
