import type { ProblemTable } from '#platform';

/** Why taxes refuses a well-formed request. */
export const taxesProblems = {
  'duplicate-line': {
    status: 422,
    title: 'Two lines of the cart have the same id',
    meaning: 'Two lines have the same `id`, so the answer could not distinguish them.',
    remedy: 'Give each line a unique id.',
  },
  'unsupported-destination': {
    status: 422,
    title: 'Taxes are not simulated for this country',
    meaning: 'Taxes are simulated for Brazil only.',
    remedy: 'Send `country` BR.',
  },
  'unknown-state': {
    status: 422,
    title: 'The destination has no such state',
    meaning: 'The `state` is not one of the destination.',
    remedy: 'Send the two letters of a Brazilian state.',
  },
  'value-over-simplified-regime': {
    status: 422,
    title: 'The value is above what the simplified import regime covers',
    meaning:
      'Goods and freight are worth more than US$ 3,000, which the simplified regime does not cover.',
    remedy: 'Split the cart.',
  },
  'no-fx-rate': {
    status: 422,
    title: 'There is no exchange rate for that day',
    meaning: 'No exchange rate is in force on the day of the simulation.',
    remedy: 'Ask the operator to load one, or simulate another day.',
  },
  'simulation-date-not-allowed': {
    status: 422,
    title: 'A simulation date is for the sandbox only',
    meaning: '`simulationDate` was sent in production, where taxes are simulated for today.',
    remedy: 'Leave it out.',
  },
  'fx-rate-not-found': {
    status: 404,
    title: 'There is no exchange rate in force',
    meaning: 'No exchange rate has come into force yet.',
    remedy: 'Ask the operator to load one.',
  },
  'fx-rate-exists': {
    status: 409,
    title: 'Another rate comes into force at the same moment',
    meaning:
      'Another rate of this currency comes into force at the same moment, and rates are never edited in place.',
    remedy: 'Send a later `validFrom`.',
  },
  'fx-rate-back-dated': {
    status: 422,
    title: 'The rate would change answers for a past day',
    meaning:
      'Answers stay reproducible for every past day, so no rate may begin on a day (UTC) that is over once the pair has ' +
      "an earlier one. A rate that begins before the pair's first changes no answer and is accepted.",
    remedy: 'Leave `validFrom` out, or send a moment of today or later.',
  },
} as const satisfies ProblemTable;
