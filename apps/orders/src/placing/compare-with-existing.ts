import { Refusal } from '#edge';
import { type Queries } from '#platform';
import type { NewOrder } from '../order/domain/new-order.js';
import { orderIdOf } from '../order/domain/order-id.js';
import { differencesOf } from './domain/same-order.js';
import { readSale } from './store/sale.store.js';
import { duplicateOrder } from './store-order.js';

/**
 * Compares an order that a channel sends, over HTTP or on the stream, with the stored order of the same id (decisions
 * 10.1, 10.5).
 * @returns undefined for the same order; else `duplicate-order` with a pointer to each member that differs
 */
export async function differenceFromExisting(
  queries: Queries,
  order: NewOrder,
): Promise<Refusal | undefined> {
  const { merchantId } = order;
  const sale = await readSale(queries, { merchantId, orderId: orderIdOf(order) });
  if (!sale) return duplicateOrder(); // an order of another merchant, whose id and channel result in the same text
  const pointers = differencesOf(order, sale);
  return pointers.length === 0 ? undefined : anotherOrder(pointers);
}

function anotherOrder(pointers: readonly string[]): Refusal {
  const code = 'duplicate-order';
  const detail = 'differs from the order that exists';
  return new Refusal(code, `An order with this id exists already; ${pointers[0]} differs.`, {
    errors: pointers.map((pointer) => ({ pointer, code, detail })),
  });
}
