import { ParcelTrackingUpdated } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import { meaningOf } from '../../parcels/domain/tracking-codes.js';
import { trackingUpdated } from '../../parcels/events.js';
import type { NumberedParcel } from '../../parcels/store/parcel.store.js';
import { insertEvents } from '../../parcels/store/tracking.store.js';
import type { StepContext } from './step.js';

const descriptions = { CREATED: 'Parcel created', CANCELED: 'Parcel canceled with its order' };

/** Adds and publishes an event that the service creates (decision 7.7); the step must have written the parcels. */
export function addOwnEvents(
  { unitOfWork, now, links }: Pick<StepContext, 'unitOfWork' | 'now' | 'links'>,
  code: keyof typeof descriptions,
  parcels: readonly NumberedParcel[],
): void {
  const events = parcels.map((parcel) => {
    const event = {
      eventId: uuidv7(),
      parcelId: parcel.parcelId,
      code,
      eventDate: now,
      receivedDate: now,
      description: descriptions[code],
      location: parcel.senderCountry,
    };
    const tracked = { ...parcel, status: meaningOf(code).macroStep };
    unitOfWork.publish(ParcelTrackingUpdated, trackingUpdated(tracked, [event], false, links));
    return event;
  });
  insertEvents(unitOfWork, events);
}
