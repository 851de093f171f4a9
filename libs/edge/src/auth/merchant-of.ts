import type { Caller } from './access.js';

/** The merchant of the token; for routes that only merchants may use. */
export function merchantOf({ merchantId, clientId }: Caller): string {
  if (merchantId === undefined) throw new Error(`the token of ${clientId} names no merchant`);
  return merchantId;
}
