import type { TransactionOptions } from '#messaging';
import { merchantOf, type Caller } from '#platform';
import type { Requester } from './endpoint.js';

export function requesterOf(caller: Caller): Requester {
  return caller.kind === 'operator'
    ? { operator: caller.clientId }
    : { merchantId: merchantOf(caller) };
}

/** A merchant's transactions hold a part of the pool only. */
export function transactionOf(requester: Requester): TransactionOptions {
  return 'merchantId' in requester ? { merchantId: requester.merchantId } : {};
}
