import { FulfillmentProgressed, ParcelTrackingUpdated } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import { documentsOf } from '../../documents/store/document.store.js';
import type { ParcelEvent } from '../../parcels/domain/parcel-event.js';
import { namedDocuments, parcelReady } from '../events.js';
import { trackingUpdated } from '../../parcels/events.js';
import { listParcels, type NumberedParcel } from '../../parcels/store/parcel.store.js';
import { insertEvents } from '../../parcels/store/tracking.store.js';
import type { TakeStep } from './step.js';

/** READY_TO_SHIP: lists the parcel with its label, its numbers and the event CREATED (decision 7.1). */
export const readyParcels: TakeStep = async ({ uow, now, links }, orders) => {
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await listParcels(uow, orderIds, now);
  const documents = await documentsOf(uow, orderIds);
  const created = parcels.map((parcel) => ({ parcel, event: createdEvent(parcel, now) }));
  insertEvents(
    uow,
    created.map(({ event }) => event),
  );
  for (const { parcel, event } of created) {
    const named = namedDocuments(documents.get(parcel.orderId) ?? [], links);
    uow.publish(FulfillmentProgressed, parcelReady(parcel, named, now));
    uow.publish(
      ParcelTrackingUpdated,
      trackingUpdated({ ...parcel, status: 'SHIPMENT_CREATED' }, [event], false, links),
    );
  }
};

function createdEvent({ parcelId, senderCountry }: NumberedParcel, now: Date): ParcelEvent {
  return {
    eventId: uuidv7(),
    parcelId,
    code: 'CREATED',
    eventDate: now,
    receivedDate: now,
    description: 'Parcel created',
    location: senderCountry,
  };
}
