import type { Caller } from '#platform';

/** The merchant that a merchant token stands for. */
export function merchantOf({ merchantId, clientId }: Caller): string {
  if (merchantId === undefined) throw new Error(`the token of ${clientId} names no merchant`);
  return merchantId;
}
