import type { UnitOfWork } from '#messaging';
import { lockSkus } from '../skus/store/sku.store.js';
import { keepPrices, type PublishedPrice } from './store/listing-price.store.js';

/** Keeps the amounts that channels show (decision 10.3); the trigger of a deletion, which locks the SKU too, removes them. */
export function keepPublishedPrices(
  unitOfWork: UnitOfWork,
  prices: readonly PublishedPrice[],
): void {
  lockSkus(unitOfWork, prices);
  keepPrices(unitOfWork, prices);
}
