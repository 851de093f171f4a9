import type { Caller } from './access.js';

/** The sales channel of the token; for routes that admit sales channels only. */
export function channelOf({ salesChannel, clientId }: Caller): string {
  if (salesChannel === undefined)
    throw new Error(`the token of ${clientId} names no sales channel`);
  return salesChannel;
}

/**
 * Whose limits a caller's requests count for: all tokens and clients of a sales channel have one budget, so that a channel
 * cannot get more by asking for more of them (decision 10.2).
 */
export function limitedAs({ kind, clientId, salesChannel }: Caller): string {
  return `${kind} ${salesChannel ?? clientId}`;
}
