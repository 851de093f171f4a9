import { ParcelTrackingUpdated } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import type { ParcelEvent } from '../../parcels/domain/parcel-event.js';
import { trackingUpdated } from '../../parcels/events.js';
import { followParcels } from '../../shipments/advance-shipments.js';
import { storeTime } from '../store/order-flow.store.js';
import { cancelParcels, type NumberedParcel } from '../../parcels/store/parcel.store.js';
import { insertEvents } from '../../parcels/store/tracking.store.js';
import type { TakeStep } from './step.js';

/**
 * CANCEL_PARCEL: the order is cancelled. A parcel still at SHIPMENT_CREATED becomes SHIPMENT_CANCELED; one that has
 * left keeps its status (events.md, races); one that was never published stays unpublished.
 */
export const cancelOrderParcels: TakeStep = async ({ uow, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  // Read after locking the parcels, so that the cancel is dated after the changes of others.
  const [parcels, now] = await Promise.all([cancelParcels(uow, orderIds), storeTime(uow)]);
  const canceled = parcels.map((parcel) => ({ parcel, event: canceledEvent(parcel, now) }));
  insertEvents(
    uow,
    canceled.map(({ event }) => event),
  );
  for (const { parcel, event } of canceled) {
    uow.publish(
      ParcelTrackingUpdated,
      trackingUpdated({ ...parcel, status: 'SHIPMENT_CANCELED' }, [event], false, links),
    );
  }
  await followParcels(uow, parcels);
};

function canceledEvent({ parcelId, senderCountry }: NumberedParcel, now: Date): ParcelEvent {
  return {
    eventId: uuidv7(),
    parcelId,
    code: 'CANCELED',
    eventDate: now,
    receivedDate: now,
    description: 'Parcel canceled with its order',
    location: senderCountry,
  };
}
