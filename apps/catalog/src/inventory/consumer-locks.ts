import { LockKind } from '#messaging';
import { lockSkus } from '../skus/store/sku.store.js';
import { lockStockAndWaiting } from './reservations/lock-stock.js';
import { stockOf, type OrderStockFact } from './reservations/order-stock-fact.js';
import { skusOfOrders, type OrderSku } from './store/stock-order.store.js';
import type { SkuKey } from '../skus/domain/sku.js';

/** SKUs are locked before stock. */
export const SKUS = new LockKind(1, lockSkus);

/** A SKU, with the order that is being placed, if any; or a change that concerns the SKUs of a stored order. */
type StockNeed = SkuKey | OrderSku | OrderStockFact;

export const STOCK = new LockKind<StockNeed>(2, async (unitOfWork, needs) => {
  const facts = needs.flatMap((need) => ('kind' in need ? [need] : []));
  const lines = needs.flatMap((need) => ('kind' in need ? [] : [need]));
  const stored = await skusOfOrders(
    unitOfWork,
    facts.map(({ orderId }) => orderId),
  );
  const { keys, rising } = stockOf(facts, [...lines, ...stored]);
  await lockStockAndWaiting(unitOfWork, keys, rising);
});
