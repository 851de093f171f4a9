import {
  OrderPlaced,
  OrderStatusChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelInventoryApplied,
  SalesChannelSkuAnswered,
} from '#contracts';
import type { EventContext } from '#messaging';
import { lockStock } from './store/inventory.store.js';
import { lockSkus } from './store/sku.store.js';
import { skusOfOrders } from './store/stock-order.store.js';

/**
 * Locks at once the SKUs, and then the stock, that all handlers of a transaction of `catalog.main` will need. Where each
 * locked its own, two transactions could wait for each other. A handler that is alone locks by itself.
 */
export async function lockChunk(context: EventContext): Promise<void> {
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
  const skus = await skusOfOrders(
    unitOfWork,
    moved.map(({ orderId }) => orderId),
  );
  const ordered = placed.flatMap(({ merchantId, items }) =>
    items.map(({ skuId }) => ({ merchantId, skuId })),
  );
  lockStock(unitOfWork, [...ordered, ...skus, ...applied]);
}
