import type { UnitOfWork } from '#messaging';
import { recordExceptions } from '../exceptions/store/order-exception.store.js';
import type { NewOrder } from '../order/domain/new-order.js';
import type { ListedPrice } from '../reference/domain/listed-price.js';
import { readPriceChanges } from '../reference/store/listed-price.store.js';
import type { Checked } from './domain/reference-data.js';
import { differenceDetail, priceDifferences, soldAt } from './domain/compare-prices.js';
import { storeOrder } from './store-order.js';

/**
 * Stores an order that a channel sold, like {@link storeOrder}, and lists it if its prices differ from those of its
 * listings (decision 10.15).
 * @param now the database's time
 * @returns its id
 * @throws Refusal as {@link storeOrder}
 */
export async function storeSoldOrder(
  unitOfWork: UnitOfWork,
  order: NewOrder,
  checked: Checked,
  now: Date,
): Promise<string> {
  let changes: readonly ListedPrice[] = [];
  const { merchantId, salesChannel } = order;
  const skuIds = [...new Set(checked.skus.map(({ skuId }) => skuId))];
  const sold = { merchantId, salesChannel, skuIds, moment: soldAt(order, now) };
  readPriceChanges(unitOfWork, sold, (rows) => (changes = rows));
  const orderId = await storeOrder(unitOfWork, order, checked, now);
  const differences = priceDifferences(order, { ...checked, changes }, now);
  if (differences.length > 0) {
    const detail = differenceDetail(order.currency, differences);
    await recordExceptions(unitOfWork, [{ orderId, kind: 'price-differs', detail, since: now }]);
  }
  return orderId;
}
