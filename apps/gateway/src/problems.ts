import type { ProblemTable } from '#platform';

/** The gateway's own refusals, beside those of the platform. */
export const gatewayProblems = {
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'logins-busy': { status: 503, title: 'Too many logins wait for their turn' },
} as const satisfies ProblemTable;
