import type { UnitOfWork } from '#messaging';
import { revokeDocuments } from './document.store.js';
import { forgetBuyer, withoutBuyer } from './domain/forget-buyer.js';
import { keepReleases, lockFlow, lockFlows, markErased, saveFlows } from './order-flow.store.js';
import type { OrderKey } from './order-flow.store.js';
import { forgetCustomer } from './parcel.store.js';

/**
 * Erases what logistics keeps of an order's buyer (decision 8.6): names and addresses, the document number by which
 * parcels are found, the links to label and invoice. Their contents are removed after the commit. The clock of the
 * merchant's parcels is drawn.
 */
export async function forgetBuyerOf(uow: UnitOfWork, key: OrderKey, now: Date): Promise<void> {
  const { orderId, merchantId } = key;
  const flows = await lockFlows(uow, [key]);
  saveFlows(uow, new Map([...flows].map(([id, flow]) => [id, forgetBuyer(flow)])));
  const order = (await lockFlow(uow, orderId))?.order;
  if (order) keepReleases(uow, [withoutBuyer(order)]);
  await revokeDocuments(uow, orderId, now);
  await forgetCustomer(uow, orderId, uow.stamp(merchantId, 'parcel'));
  await markErased(uow, orderId, now);
}
