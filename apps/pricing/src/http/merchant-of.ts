import type { Caller } from '#platform';

/** The merchant of a merchant's token. @throws Error for a token without one: the issuer's fault, never the caller's */
export function merchantOf({ merchantId, clientId }: Caller): string {
  if (merchantId === undefined) throw new Error(`the token of ${clientId} names no merchant`);
  return merchantId;
}
