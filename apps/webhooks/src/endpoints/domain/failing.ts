/** As many failed attempts in a row pause an endpoint (decision 11.10). */
export const FAILURES_TO_PAUSE = 10;

/** As many failed attempts in a row make an endpoint `failing`, and so does a minute without a success (decision 11.20). */
export const FAILURES_TO_FAIL = 3;
