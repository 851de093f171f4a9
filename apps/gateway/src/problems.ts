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
  'client-exists': {
    status: 409,
    title: 'There is a client of this id already',
    meaning:
      'A client of this id exists, or existed and was revoked: an id never comes to mean somebody else.',
    remedy: 'Choose another id; for a new secret of the same client, rotate it.',
  },
  'client-revoked': {
    status: 409,
    title: 'The client is revoked',
    meaning: 'A revoked client stays shut out and gets no new secret.',
    remedy: 'Make a client of another id for the same merchant or partner.',
  },
  'last-operator': {
    status: 409,
    title: 'The last operator cannot be revoked',
    meaning: 'No other operator could log in afterwards, and nobody could make one.',
    remedy: 'Make another operator first.',
  },
  'rotation-under-way': {
    status: 409,
    title: 'A new signing key waits for its time already',
    meaning: 'The key made last is published and does not sign yet.',
    remedy: 'Wait until the moment that it signs from, as `/ops/signing-keys` says.',
  },
  'client-members': {
    status: 422,
    title: 'Ids and kind of the client do not go together',
    meaning:
      'A client of the kind `merchant` has a `merchantId`, one of the kind `fulfillment-partner` a `partnerId`, and no other has either.',
    remedy: 'Correct the members that `errors` names.',
  },
} as const satisfies ProblemTable;
