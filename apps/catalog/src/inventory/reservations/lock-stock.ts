import type { UnitOfWork } from '#messaging';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import type { StockOrder } from '../domain/stock.js';
import type { StockRecord } from '../domain/stock-entry.js';
import { loadStock, lockStock } from '../store/inventory.store.js';
import { loadWaiting } from '../store/stock-order.store.js';

export interface LockedStock {
  /** All positions of the SKUs that are locked. */
  records: StockRecord[];
  /** The orders that wait for SKUs whose stock may rise, the oldest first. */
  waiting: StockOrder[];
}

/**
 * Locks the stock of some SKUs, and reads it.
 * @param rising the SKUs whose available quantity may rise. Orders that wait for them may be served, so the stock of
 * the other SKUs of these orders is locked as well
 */
export async function lockStockAndWaiting(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
  rising: readonly SkuKey[],
): Promise<LockedStock> {
  const held = new Map<string, SkuKey>();
  let waiting = await loadWaiting(unitOfWork, rising);
  let records: StockRecord[] = [];
  // An order that starts to wait while this waits for the locks may need more SKUs.
  for (let more = missing(held, [...keys, ...waiting.flatMap(skusOf)]); more.length > 0;) {
    lockStock(unitOfWork, more);
    for (const key of more) held.set(skuSubject(key), key);
    [records, waiting] = await Promise.all([
      loadStock(unitOfWork, [...held.values()]),
      loadWaiting(unitOfWork, rising),
    ]);
    more = missing(held, waiting.flatMap(skusOf));
  }
  return { records, waiting };
}

/** The SKUs of an order's lines. */
export function skusOf({ merchantId, lines }: StockOrder): SkuKey[] {
  return lines.map(({ skuId }) => ({ merchantId, skuId }));
}

function missing(held: ReadonlyMap<string, SkuKey>, keys: readonly SkuKey[]): SkuKey[] {
  return keys.filter((key) => !held.has(skuSubject(key)));
}
