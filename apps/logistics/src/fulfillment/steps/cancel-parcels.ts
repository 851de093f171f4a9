import { cancelParcels } from '../../parcels/store/parcel.store.js';
import { advanceShipments } from '../../shipments/advance-shipments.js';
import { databaseTime } from '../store/order-flow.store.js';
import { addOwnEvents } from './own-events.js';
import type { TakeStep } from './step.js';

/**
 * CANCEL_PARCEL: the order is cancelled. A parcel still at SHIPMENT_CREATED becomes SHIPMENT_CANCELED; one that has
 * left keeps its status (events.md, races); one that was never published stays unpublished.
 */
export const cancelOrderParcels: TakeStep = async ({ unitOfWork, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  // Read after locking the parcels, so that the cancel is dated after the changes of others.
  const [parcels, now] = await Promise.all([
    cancelParcels(unitOfWork, orderIds),
    databaseTime(unitOfWork),
  ]);
  addOwnEvents({ unitOfWork, now, links }, 'CANCELED', parcels);
  await advanceShipments(unitOfWork, parcels);
};
