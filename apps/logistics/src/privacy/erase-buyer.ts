import { OrderPersonalDataErased } from '#contracts';
import type { EventContext } from '#messaging';
import { revokeDocuments } from '../documents/store/document.store.js';
import { eraseBuyer, withoutBuyer } from './domain/without-buyer.js';
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
  const { unitOfWork } = context;
  const flows = await lockFlows(unitOfWork, [key], flowsToLock(context));
  // Locks the parcels of all orders that this transaction erases at once, since reports lock several parcels too.
  lockParcelsOfOrders(
    unitOfWork,
    context.all(OrderPersonalDataErased).map((erased) => erased.orderId),
  );
  saveFlows(unitOfWork, new Map([...flows].map(([id, flow]) => [id, eraseBuyer(flow)])));
  const order = (await lockFlow(unitOfWork, orderId))?.order;
  if (order) saveReleases(unitOfWork, [withoutBuyer(order)]);
  await revokeDocuments(unitOfWork, orderId, now);
  await eraseCustomer(unitOfWork, orderId);
  await saveErasure(unitOfWork, key, { erasedAt: now, contentsRemovedAt: null });
}
