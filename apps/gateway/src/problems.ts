import type { ProblemTable } from '#platform';

/** The gateway's own refusals, beside those of the platform. */
export const gatewayProblems = {
  'request-timeout': {
    status: 408,
    title: 'The request did not arrive in time',
    meaning: 'The body of the request came too slowly or broke off.',
    remedy: 'Send the request again over a better connection.',
  },
  'logins-busy': {
    status: 503,
    title: 'Too many logins wait for their turn',
    meaning: 'So many logins are being checked that this one would wait too long.',
    remedy: 'Try again in a second, and keep a token for as long as it is valid.',
  },
} as const satisfies ProblemTable;
