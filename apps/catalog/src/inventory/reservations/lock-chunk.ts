import {
  OrderPlaced,
  OrderStatusChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelInventoryApplied,
  SalesChannelSkuAnswered,
} from '#contracts';
import type { EventContext } from '#messaging';
import { lockStockAndWaiting } from './lock-stock.js';
import { stockOf, toFact } from './order-stock-fact.js';
import { lockSkus } from '../../skus/store/sku.store.js';
import { skusOfOrders } from '../store/stock-order.store.js';

/** What the first handler of a transaction has locked, those after it need not. */
const locked = new WeakSet<EventContext>();

/**
 * Locks at once the SKUs, and then the stock, that all handlers of a transaction of `catalog.main` will need. Where each
 * locked its own, two transactions could wait for each other. A handler that is alone locks by itself.
 */
export async function lockChunk(context: EventContext): Promise<void> {
  if (locked.has(context)) return;
  locked.add(context);
  const { unitOfWork } = context;
  const priced = context.all(PriceLocalized);
  const failed = context.all(PriceLocalizationFailed);
  const answered = context.all(SalesChannelSkuAnswered);
  const placed = context.all(OrderPlaced);
  const moved = context.all(OrderStatusChanged);
  const applied = context.all(SalesChannelInventoryApplied);
  const types = [priced, failed, answered, placed, moved, applied];
  if (types.filter(({ length }) => length > 0).length < 2) return;
  lockSkus(unitOfWork, [...priced, ...failed, ...answered]);
  const ordered = placed.flatMap(({ merchantId, orderId, items }) =>
    items.map(({ skuId }) => ({ merchantId, orderId, skuId })),
  );
  const facts = moved.flatMap((event) => toFact(event) ?? []);
  const stored = await skusOfOrders(
    unitOfWork,
    facts.map(({ orderId }) => orderId),
  );
  const { keys, rising } = stockOf(facts, [...ordered, ...stored]);
  await lockStockAndWaiting(unitOfWork, [...keys, ...applied], rising);
}
