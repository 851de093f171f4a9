import { OrderPlaced } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import type { Checked } from './domain/check-order.js';
import type { NewOrder } from '../order/domain/new-order.js';
import { orderIdOf } from '../order/domain/order-id.js';
import { placeOrder } from './domain/place-order.js';
import { fitsRelease, orderPlaced } from '../order/events.js';
import { refusalOf } from '../order/refuse-order.js';
import { partsOf } from '../order/store/order-parts.js';
import { insertOrder } from '../order/store/order.store.js';

/**
 * Creates, stores and publishes a checked order. A refusal leaves the transaction unchanged. When two transactions
 * store the same order, the later one waits for the lock on its id and then finds the order.
 * @param now the database's time
 * @returns its id
 * @throws Refusal `duplicate-order`, `order-too-large`, `unsupported-destination`
 */
export async function storeOrder(
  uow: UnitOfWork,
  order: NewOrder,
  checked: Checked,
  now: Date,
): Promise<string> {
  const result = placeOrder(order, checked, now);
  if (!result.ok) throw refusalOf([result.fault]);
  const { placed } = result;
  if (!fitsRelease({ ...placed.state, ...placed.content, ...partsOf(placed.content) })) {
    throw new Refusal(
      'order-too-large',
      'The texts of the order exceed the size limit of an event.',
    );
  }
  if (!(await insertOrder(uow, placed, now))) throw duplicateOrder(order);
  uow.publish(OrderPlaced, orderPlaced(placed));
  return placed.state.orderId;
}

export function duplicateOrder(order: NewOrder): Refusal {
  return new Refusal('duplicate-order', `The order ${orderIdOf(order)} exists already.`);
}
