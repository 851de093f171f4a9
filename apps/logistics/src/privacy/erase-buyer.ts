import type { UnitOfWork } from '#messaging';
import { revokeDocuments } from '../documents/store/document.store.js';
import { eraseBuyer, withoutBuyer } from './domain/without-buyer.js';
import {
  saveReleases,
  lockFlow,
  saveErasure,
  saveFlows,
} from '../fulfillment/store/order-flow.store.js';
import type { OrderKey } from '../parcels/domain/released-order.js';
import { eraseCustomer } from '../parcels/store/parcel.store.js';

/**
 * Erases the buyer's data of an order (decision 8.6): names and addresses, the document number, by which parcels are
 * found, and the links to label and invoice. Their contents are removed after the commit. The caller has locked the
 * order's flow, which creates it when missing, and the parcels.
 */
export async function eraseBuyerOf(
  unitOfWork: UnitOfWork,
  key: OrderKey,
  now: Date,
): Promise<void> {
  const { orderId } = key;
  const { flow, order } = (await lockFlow(unitOfWork, orderId))!;
  saveFlows(unitOfWork, new Map([[orderId, eraseBuyer(flow)]]));
  if (order) saveReleases(unitOfWork, [withoutBuyer(order)]);
  await revokeDocuments(unitOfWork, orderId, now);
  await eraseCustomer(unitOfWork, orderId);
  await saveErasure(unitOfWork, key, { erasedAt: now, contentsRemovedAt: null });
}
