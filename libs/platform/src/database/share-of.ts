import type { Caller } from '#edge';
import type { Share } from '#store';

/** The share that a caller's requests use, unless the request names another merchant. */
export function shareOf({ kind, clientId, merchantId, salesChannel }: Caller): Share {
  if (merchantId !== undefined) return { merchantId };
  return kind === 'operator' ? 'operators' : { clientId: salesChannel ?? clientId };
}
