import { FulfillmentProgressed } from '#contracts';
import { parcelOf } from '../../parcels/domain/parcel.js';
import { handlingBegun } from '../events.js';
import { insertParcels } from '../../parcels/store/parcel.store.js';
import type { TakeStep } from './step.js';

/** HANDLING: creates the order's parcel. */
export const beginHandling: TakeStep = async ({ unitOfWork, now }, orders) => {
  const created = orders.map((order) => ({ order, parcel: parcelOf(order) }));
  const parcels = await insertParcels(unitOfWork, created);
  for (const parcel of parcels)
    unitOfWork.publish(FulfillmentProgressed, handlingBegun(parcel, now));
};
