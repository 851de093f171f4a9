import type { ProblemTable } from '#edge';

/** Why webhooks refuses a well-formed request. */
export const webhooksProblems = {
  'endpoint-not-found': {
    status: 404,
    title: 'There is no such endpoint',
    meaning: 'The merchant has no webhook endpoint with this id.',
    remedy: 'List the endpoints.',
  },
  'endpoint-limit': {
    status: 409,
    title: 'The merchant has as many endpoints as it may have',
    meaning: 'A merchant has at most 20 webhook endpoints.',
    remedy: 'Delete one that is not used, or let one endpoint receive more types.',
  },
  'url-not-allowed': {
    status: 422,
    title: 'Webhooks are not sent to this URL',
    meaning:
      'The URL is not `https` (in production), has a user name, a fragment or a port other than 443 and 1024 to 65535, ' +
      'or names an address that is not public.',
    remedy: 'Send an `https` URL of a public address.',
  },
  'unknown-event-type': {
    status: 422,
    title: 'There is no such type of event',
    meaning: 'An entry of `types` is not a type that webhooks deliver.',
    remedy: 'Send types of `GET /ext/webhooks/types`, or none to receive all.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'There is no such merchant',
    meaning: 'An operator creates an endpoint for a merchant that is not set up.',
    remedy: 'Look the id up at `/ops/merchants`, or set the merchant up there first.',
  },
  'endpoint-disabled': {
    status: 409,
    title: 'The endpoint is disabled',
    meaning: 'Nothing is sent to a disabled endpoint.',
    remedy: 'Enable it first.',
  },
  'replay-running': {
    status: 409,
    title: 'A replay is running already',
    meaning: 'Only one replay at a time sends events to an endpoint.',
    remedy: 'Wait until `GET /ext/webhooks/endpoints/{endpointId}/replay` says that it is done.',
  },
  'event-expired': {
    status: 409,
    title: 'The event is no longer kept',
    meaning: 'Events are kept for some days, and the event of this delivery is older.',
    remedy: 'Read the present state of what it was about.',
  },
} as const satisfies ProblemTable;
