import { FulfillmentProgressed } from '#contracts';
import { documentsOf } from '../../documents/store/document.store.js';
import { parcelOf } from '../../parcels/domain/parcel.js';
import {
  cancelParcels,
  insertParcels,
  addParcelsToLists,
  increaseVersions,
} from '../../parcels/store/parcel.store.js';
import { advanceShipments } from '../../shipments/advance-shipments.js';
import { handlingBegun, namedDocuments, parcelPacked, parcelReady } from '../events.js';
import { addOwnEvents } from './own-events.js';
import { ofOrder, type TakeStep } from './step.js';

/** HANDLING: creates the order's parcel. */
export const beginHandling: TakeStep = async ({ unitOfWork, now }, orders) => {
  const created = orders.map((order) => ({ order, parcel: parcelOf(order) }));
  const parcels = await insertParcels(unitOfWork, created);
  for (const parcel of parcels)
    unitOfWork.publish(FulfillmentProgressed, handlingBegun(parcel, now));
};

/** PACKED: publishes the parcel's contents, size and weight. */
export const packParcels: TakeStep = async ({ unitOfWork, now }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await increaseVersions(unitOfWork, orderIds);
  for (const order of orders) {
    unitOfWork.publish(FulfillmentProgressed, parcelPacked(ofOrder(order, parcels), order, now));
  }
};

/** READY_TO_SHIP: lists the parcel with its label, its numbers and the event CREATED (decision 7.1). */
export const readyParcels: TakeStep = async ({ unitOfWork, now, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await addParcelsToLists(unitOfWork, orderIds, now);
  const documents = await documentsOf(unitOfWork, orderIds);
  for (const parcel of parcels) {
    const named = namedDocuments(documents.get(parcel.orderId) ?? []);
    unitOfWork.publish(FulfillmentProgressed, parcelReady(parcel, named, now));
  }
  addOwnEvents({ unitOfWork, now, links }, 'CREATED', parcels);
};

/**
 * CANCEL_PARCEL: the order is cancelled. A parcel still at SHIPMENT_CREATED becomes SHIPMENT_CANCELED; one that has
 * left keeps its status (events.md, races); one that was never published stays unpublished.
 */
export const cancelOrderParcels: TakeStep = async ({ unitOfWork, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  // Read after locking the parcels, so that the cancel is dated after the changes of others.
  const [parcels, now] = await Promise.all([cancelParcels(unitOfWork, orderIds), unitOfWork.now()]);
  addOwnEvents({ unitOfWork, now, links }, 'CANCELED', parcels);
  await advanceShipments(unitOfWork, parcels);
};
