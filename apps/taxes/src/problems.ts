import type { ProblemTable } from '#platform';

/** Why taxes refuses a well-formed request. */
export const taxesProblems = {
  'duplicate-line': { status: 422, title: 'Two lines of the cart have the same id' },
  'unsupported-destination': { status: 422, title: 'Taxes are not simulated for this country' },
  'unknown-state': { status: 422, title: 'The destination has no such state' },
  'value-over-simplified-regime': {
    status: 422,
    title: 'The value is above what the simplified import regime covers',
  },
  'no-fx-rate': { status: 422, title: 'There is no exchange rate for that day' },
  'simulation-date-not-allowed': {
    status: 422,
    title: 'A simulation date is for the sandbox only',
  },
  'fx-rate-not-found': { status: 404, title: 'There is no exchange rate in force' },
  'fx-rate-exists': {
    status: 409,
    title: 'Another rate comes into force at the same moment; rates are never edited in place',
  },
  'fx-rate-back-dated': {
    status: 422,
    title: 'The rate would change what was answered for a day that is over',
    meaning:
      'Answers stay reproducible for every past day, so no rate may begin on a day (UTC) that is over once the pair has ' +
      "an earlier one. A rate that begins before the pair's first changes no answer and is taken.",
    remedy: 'Leave `validFrom` out, or send a moment of today or later.',
  },
} as const satisfies ProblemTable;
