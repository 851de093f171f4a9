import { FulfillmentProgressed } from '#contracts';
import { nextVersion } from '../../parcels/store/parcel.store.js';
import { parcelPacked } from '../events.js';
import { ofOrder, type TakeStep } from './step.js';

/** PACKED: publishes the parcel's contents, size and weight. */
export const packParcels: TakeStep = async ({ unitOfWork, now }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await nextVersion(unitOfWork, orderIds);
  for (const order of orders) {
    unitOfWork.publish(FulfillmentProgressed, parcelPacked(ofOrder(order, parcels), order, now));
  }
};
