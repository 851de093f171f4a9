import { OrderPersonalDataErased } from '#contracts';
import type { EventContext } from '#messaging';
import { revokeDocuments } from '../documents/store/document.store.js';
import { eraseBuyer, withoutBuyer } from './domain/erase-buyer.js';
import {
  saveReleases,
  lockFlow,
  lockFlows,
  saveErasure,
  saveFlows,
} from '../fulfillment/store/order-flow.store.js';
import { flowsToLock } from '../fulfillment/flows-to-lock.js';
import type { OrderKey } from '../parcels/domain/released-order.js';
import { eraseCustomer, lockParcelsOfOrders } from '../parcels/store/parcel.store.js';

/**
 * Erases the buyer's data of an order (decision 8.6): names and addresses, the document number that parcels are found
 * by, and the links to label and invoice. Their contents are removed after the commit.
 */
export async function eraseBuyerOf(context: EventContext, key: OrderKey, now: Date): Promise<void> {
  const { orderId } = key;
  const { unitOfWork: uow } = context;
  const flows = await lockFlows(uow, [key], flowsToLock(context));
  // Locks the parcels of all orders that this transaction erases at once, since reports lock several parcels too.
  lockParcelsOfOrders(
    uow,
    context.all(OrderPersonalDataErased).map((erased) => erased.orderId),
  );
  saveFlows(uow, new Map([...flows].map(([id, flow]) => [id, eraseBuyer(flow)])));
  const order = (await lockFlow(uow, orderId))?.order;
  if (order) saveReleases(uow, [withoutBuyer(order)]);
  await revokeDocuments(uow, orderId, now);
  await eraseCustomer(uow, orderId);
  await saveErasure(uow, key, { erasedAt: now, contentsRemovedAt: null });
}
