import type { Caller } from '#edge';
import type { Queries } from '#platform';
import { merchantsServedBy } from './store/carrier.store.js';

/**
 * Returns the merchants whose parcels and shipments a caller sees: a merchant sees its own, a partner those of the
 * merchants that it serves (decision 7.8).
 */
export async function visibleMerchants(
  queries: Queries,
  { clientId, merchantId }: Caller,
): Promise<string[]> {
  return merchantId === undefined ? merchantsServedBy(queries, clientId) : [merchantId];
}
