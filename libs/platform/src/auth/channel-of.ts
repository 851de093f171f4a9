import type { Caller } from './access.js';

/** The sales channel of the token; for routes that admit sales channels only. */
export function channelOf({ salesChannel, clientId }: Caller): string {
  if (salesChannel === undefined)
    throw new Error(`the token of ${clientId} names no sales channel`);
  return salesChannel;
}
