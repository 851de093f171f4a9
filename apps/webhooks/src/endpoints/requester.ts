import { merchantOf, type Caller } from '#edge';
import { type Share } from '#platform';

/** The requester: a merchant, for its own endpoints, or an operator, for those of all merchants. */
export type Requester = { merchantId: string } | { operator: string };

export function requesterOf(caller: Caller): Requester {
  return caller.kind === 'operator'
    ? { operator: caller.clientId }
    : { merchantId: merchantOf(caller) };
}

/** The owner whose share of the connections the request uses. */
export function shareOfRequester(requester: Requester): Share {
  return 'merchantId' in requester ? requester : 'operators';
}
