import { FulfillmentProgressed } from '#contracts';
import { documentsOf } from '../../documents/store/document.store.js';
import { listParcels } from '../../parcels/store/parcel.store.js';
import { namedDocuments, parcelReady } from '../events.js';
import { addOwnEvents } from './own-events.js';
import type { TakeStep } from './step.js';

/** READY_TO_SHIP: lists the parcel with its label, its numbers and the event CREATED (decision 7.1). */
export const readyParcels: TakeStep = async ({ unitOfWork, now, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await listParcels(unitOfWork, orderIds, now);
  const documents = await documentsOf(unitOfWork, orderIds);
  for (const parcel of parcels) {
    const named = namedDocuments(documents.get(parcel.orderId) ?? []);
    unitOfWork.publish(FulfillmentProgressed, parcelReady(parcel, named, now));
  }
  addOwnEvents({ unitOfWork, now, links }, 'CREATED', parcels);
};
