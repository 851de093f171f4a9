import { FulfillmentProgressed } from '#contracts';
import { parcelPacked } from '../events.js';
import { nextVersion } from '../../parcels/store/parcel.store.js';
import { byOrderId, rowOf, type TakeStep } from './step.js';

/** PACKED: publishes the parcel's contents, size and weight. */
export const packParcels: TakeStep = async ({ uow, now }, orders) => {
  const parcels = byOrderId(
    await nextVersion(
      uow,
      orders.map(({ orderId }) => orderId),
    ),
  );
  for (const order of orders) {
    uow.publish(FulfillmentProgressed, parcelPacked(rowOf(parcels, order.orderId), order, now));
  }
};
