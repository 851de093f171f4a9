import { v7 as uuidv7 } from 'uuid';
import { OrderPlaced } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import type { Checked } from './domain/reference-data.js';
import type { NewOrder } from '../order/domain/new-order.js';
import type { PlacedOrder } from '../order/domain/order.js';
import { deriveOrder } from './domain/derive-order.js';
import { recordExceptions } from '../exceptions/store/order-exception.store.js';
import { fitsMessage, orderPlaced, orderReleased } from '../order/events.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { partsOf } from '../order/store/order-parts.js';
import { insertOrder } from '../order/store/order.store.js';

/**
 * Creates, stores and publishes a checked order, and lists it if it goes to another country than its channel's. A
 * refusal writes nothing. If two transactions store the same order, the later one waits for the lock on its id and then
 * finds the order.
 * @param now the database's time
 * @returns its id
 * @throws Refusal `duplicate-order`, `order-too-large`; {@link OrderRefusal} for goods that the terms do not cover
 */
export async function storeOrder(
  unitOfWork: UnitOfWork,
  order: NewOrder,
  checked: Checked,
  now: Date,
): Promise<string> {
  const result = deriveOrder(order, checked, now);
  if (!result.ok) throw new OrderRefusal([result.fault]);
  const { placed } = result;
  const entry = { historyId: uuidv7(), receivedDate: now };
  const event = orderPlaced(placed, entry);
  const { state, content } = placed;
  const release = orderReleased({ ...state, ...content, ...partsOf(content) }, state.version + 1);
  if (!fitsMessage(event) || !fitsMessage(release)) {
    throw new Refusal(
      'order-too-large',
      'The texts of the order exceed the size limit of an event.',
    );
  }
  if (!(await insertOrder(unitOfWork, placed, entry))) throw duplicateOrder();
  const { channel } = checked;
  const isQuoted = order.quote !== undefined;
  await recordExceptions(unitOfWork, destinationMismatch(placed, { channel, isQuoted }, now));
  unitOfWork.publish(OrderPlaced, event);
  return state.orderId;
}

/**
 * A paid order is valid for any destination, but its taxes are those of the channel's country, so an operator must
 * check it (decision 6.5). Quoted taxes are those of the destination country.
 */
function destinationMismatch(
  { state, content }: PlacedOrder,
  { channel, isQuoted }: Pick<Checked, 'channel'> & { isQuoted: boolean },
  since: Date,
) {
  const { country } = content.deliveryAddress;
  if (country === channel.country || isQuoted) return [];
  const detail = `the order goes to ${country}; its taxes are those of ${channel.country}, the country of its channel`;
  return [{ orderId: state.orderId, kind: 'destination-mismatch', detail, since }];
}

export function duplicateOrder(): Refusal {
  return new Refusal('duplicate-order', 'An order with this id exists already.');
}
