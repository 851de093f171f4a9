import type { Caller } from '#edge';
import type { Share } from '#store';

/** The share of a request that does not concern one known merchant. */
export function shareOf({ kind, clientId, merchantId, salesChannel }: Caller): Share {
  if (merchantId !== undefined) return { merchantId };
  return kind === 'operator' ? 'operators' : { clientId: salesChannel ?? clientId };
}
