import { Refusal } from '#edge';

const TOO_SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** The refusal for a request that a service did not answer (decision 1.4). */
export function refusalOf(error: Error, service: string): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: string };
  if (code !== undefined && TOO_SLOW.has(code)) {
    return tooLate(service);
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    return new Refusal('bad-request', 'The request is malformed.');
  }
  return new Refusal('upstream-unavailable', `The ${service} service cannot be reached.`);
}

/** No connection was free in time, or the service did not answer in time. */
export function tooLate(service: string): Refusal {
  return new Refusal('upstream-timeout', `The ${service} service did not answer in time.`);
}

/** @param what the requests that exceed the limit: those of a sender, or all */
export function tooMany(what: string): Refusal {
  const detail = `Too many ${what} are in progress. Please try again in 1 s.`;
  return new Refusal('too-much-in-flight', detail, { retryAfterSeconds: 1 });
}

/** The refusal when too many requests already wait for the service. */
export function tooBusy(service: string): Refusal {
  return new Refusal('upstream-unavailable', `The ${service} service is overloaded.`);
}
