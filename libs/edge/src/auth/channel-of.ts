import type { Caller } from './access.js';

/** The sales channel of the token; for routes that only sales channels may use. */
export function channelOf({ salesChannel, clientId }: Caller): string {
  if (salesChannel === undefined)
    throw new Error(`the token of ${clientId} names no sales channel`);
  return salesChannel;
}

/**
 * The owner of the limits that a caller's requests count towards. All tokens and clients of a sales channel share one
 * budget, so that a channel cannot increase it with more tokens (decision 10.2).
 */
export function limitedAs({ kind, clientId, salesChannel }: Caller): string {
  return `${kind} ${salesChannel ?? clientId}`;
}
