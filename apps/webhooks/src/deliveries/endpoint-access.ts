import type { TransactionOptions } from '#messaging';
import { merchantOf, type Caller } from '#platform';

/** Whose endpoints a caller may use: a merchant its own, an operator those of all merchants. */
export type EndpointAccess = { merchantId: string } | { operator: string };

export function accessOf(caller: Caller): EndpointAccess {
  return caller.kind === 'operator'
    ? { operator: caller.clientId }
    : { merchantId: merchantOf(caller) };
}

/** A merchant's transactions hold a part of the pool only. */
export function transactionOf(access: EndpointAccess): TransactionOptions {
  return 'merchantId' in access ? { merchantId: access.merchantId } : {};
}
