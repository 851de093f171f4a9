import { merchantOf, type Caller } from '#edge';
import { type Share } from '#platform';
import type { Requester } from './endpoint.js';

export function requesterOf(caller: Caller): Requester {
  return caller.kind === 'operator'
    ? { operator: caller.clientId }
    : { merchantId: merchantOf(caller) };
}

/** The owner whose share of the connections the request uses. */
export function shareOfRequester(requester: Requester): Share {
  return 'merchantId' in requester ? requester : 'operators';
}
