import type { UnitOfWork } from '#messaging';
import { lockSkus } from '../skus/store/sku.store.js';
import { keepPrices, type PublishedPrice } from './store/listing-price.store.js';

/**
 * Stores the amounts that channels show (decision 10.3). When a SKU is deleted, a trigger removes them under the lock
 * of the SKU.
 */
export function keepPublishedPrices(
  unitOfWork: UnitOfWork,
  prices: readonly PublishedPrice[],
): void {
  lockSkus(unitOfWork, prices);
  keepPrices(unitOfWork, prices);
}
