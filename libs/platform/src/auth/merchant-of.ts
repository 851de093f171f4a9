import type { Caller } from './access.js';

/** The merchant whose token it is; routes for merchants let no other token in. */
export function merchantOf({ merchantId, clientId }: Caller): string {
  if (merchantId === undefined) throw new Error(`the token of ${clientId} names no merchant`);
  return merchantId;
}
