import type { Caller } from '#edge';
import type { Queries } from '#platform';
import { merchantsServedBy } from './store/carrier.store.js';

/**
 * The merchants whose parcels and shipments a caller sees: a merchant its own, a partner those it serves (decision
 * 7.8).
 */
export async function visibleMerchants(
  queries: Queries,
  { clientId, merchantId }: Caller,
): Promise<string[]> {
  return merchantId === undefined ? merchantsServedBy(queries, clientId) : [merchantId];
}
