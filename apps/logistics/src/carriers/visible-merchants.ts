import type { Caller } from '#platform';
import type { DataSource } from 'typeorm';
import { merchantsServedBy } from './store/carrier.store.js';

/**
 * The merchants whose parcels and shipments a caller sees: a merchant its own, a partner those it serves (decision
 * 7.8).
 */
export async function visibleMerchants(
  store: DataSource,
  { clientId, merchantId }: Caller,
): Promise<string[]> {
  return merchantId === undefined ? merchantsServedBy(store, clientId) : [merchantId];
}
