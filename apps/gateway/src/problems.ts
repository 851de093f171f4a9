import type { ProblemTable } from '#edge';

/** The gateway's own problem codes, in addition to the platform's. */
export const gatewayProblems = {
  'request-timeout': {
    status: 408,
    title: 'The request did not arrive in time',
    meaning: 'The body of the request came too slowly or broke off.',
    remedy: 'Send the request again over a better connection.',
  },
  'wrong-credentials': {
    status: 401,
    title: 'The client id or its secret is wrong',
    meaning: 'The client id is unknown, or its secret is not valid.',
    remedy: 'Correct them. An operator can rotate a lost secret.',
  },
  'no-console': {
    status: 403,
    title: 'The console is not for sales channels',
    meaning:
      'The secret is right, but it is of a sales channel, and the console has no pages for channels.',
    remedy: 'Use the API with a token from `/token`, or log in with another client.',
  },
  'provider-failed': {
    status: 502,
    title: 'The sign-in at the provider failed',
    meaning: 'The OpenID provider did not answer, or its answer does not belong to this sign-in.',
    remedy: 'Sign in again. If it happens again, look at the provider and at the `OIDC_` settings.',
  },
  'no-operator': {
    status: 403,
    title: 'This account is not an operator',
    meaning: 'The provider knows the account, but it has no group that the console admits.',
    remedy: 'Ask an operator to add the account to a group that the console admits.',
  },
  'email-unverified': {
    status: 403,
    title: 'The e-mail address of this account is not verified',
    meaning:
      'People are named by their e-mail address, and the provider says that it has not verified that of the account.',
    remedy: 'Verify the address at the provider, then sign in again.',
  },
  'https-required': {
    status: 422,
    title: 'The console needs HTTPS',
    meaning:
      'The log-in came over plain HTTP from another machine, which could be read on the way.',
    remedy: 'Open the console at its address with `https://`.',
  },
  'foreign-request': {
    status: 403,
    title: 'The request is not from the console',
    meaning: 'A write with the cookie of the console was not sent by one of its own pages.',
    remedy: 'Use the console itself; programs call the API with a token from `/token`.',
  },
  'logins-busy': {
    status: 503,
    title: 'Too many logins wait for their turn',
    meaning: 'So many logins are being checked that this one would wait too long.',
    remedy: 'Try again in a second, and keep a token for as long as it is valid.',
  },
  'sales-channel-not-found': {
    status: 404,
    title: 'There is no such sales channel',
    meaning: 'A token was asked for a sales channel that is not set up.',
    remedy: 'Look the id up at `/ops/sales-channels`, or set the channel up there first.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'There is no such merchant',
    meaning: 'A client was to be made for a merchant that is not set up.',
    remedy: 'Look the id up at `/ops/merchants`, or set the merchant up there first.',
  },
  'unknown-sales-channel': {
    status: 422,
    title: 'There is no such sales channel',
    meaning: 'A client was to be made for a sales channel that is not set up.',
    remedy: 'Look the id up at `/ops/sales-channels`, or set the channel up there first.',
  },
  'client-exists': {
    status: 409,
    title: 'A client with this id exists already',
    meaning: 'A client with this id exists, or existed and was revoked: ids are never reused.',
    remedy: 'Choose another id; for a new secret of the same client, rotate its secret.',
  },
  'client-revoked': {
    status: 409,
    title: 'The client is revoked',
    meaning: 'A revoked client stays revoked and gets no new secret.',
    remedy: 'Create a client with another id for the same merchant, partner or sales channel.',
  },
  'last-operator': {
    status: 409,
    title: 'The last operator cannot be revoked',
    meaning:
      'No operator would be left to log in and create another one; one with read access cannot.',
    remedy: 'Create another operator with full access first.',
  },
  'rotation-under-way': {
    status: 409,
    title: 'The next signing key is not in use yet',
    meaning: 'The newest key is published but does not sign tokens yet.',
    remedy: 'Wait until its `signsFrom`, which `GET /ops/signing-keys` shows.',
  },
  'client-members': {
    status: 422,
    title: 'The members do not match the kind of the client',
    meaning:
      'A client of the kind `merchant` has a `merchantId`, one of the kind `fulfillment-partner` a `partnerId`, one of the kind `sales-channel` a `salesChannel` and another id than that, and no other has any of these. Only one of the kind `operator` may have an `access`, and only one of the kind `sales-channel` has `scopes`.',
    remedy: 'Correct the members that `errors` names.',
  },
} as const satisfies ProblemTable;
