import type { EventOf, ParcelTrackingUpdated } from '#contracts';
import type { NewEvent } from '#messaging';
import type { ParcelEvent } from './domain/parcel-event.js';
import type { ParcelStatus } from './domain/parcel-status.js';
import { meaningOf } from './domain/tracking-codes.js';
import type { Links } from './links.js';
import type { StoredParcel } from './store/parcel.store.js';

type TrackingUpdated = EventOf<typeof ParcelTrackingUpdated>;

/** What happened to a parcel; `reported` where someone reported it, not the service itself (decision 7.7). */
export function trackingUpdated(
  parcel: TrackedParcel,
  events: readonly ParcelEvent[],
  reported: boolean,
  links: Links,
): NewEvent<TrackingUpdated> {
  return {
    ...envelope(parcel),
    parcelId: parcel.parcelId,
    parcelStatus: parcel.status,
    trackingUrl: links.tracking(parcel.trackingToken),
    reported,
    events: events.map(trackingEvent),
  };
}

/** A parcel whose tracking moved, at the version of the fact about it. */
export interface TrackedParcel {
  orderId: string;
  merchantId: string;
  version: number;
  parcelId: string;
  trackingToken: string;
  status: ParcelStatus;
}

/** What all events of a parcel begin with. */
export function envelope({
  orderId,
  merchantId,
  version,
}: Pick<StoredParcel, 'orderId' | 'merchantId' | 'version'>) {
  return { merchantId, subject: orderId, version, orderId };
}

function trackingEvent(event: ParcelEvent): TrackingUpdated['events'][number] {
  const { eventId, eventDate, receivedDate, code, carrierId, externalCode } = event;
  return {
    eventId,
    eventDate: eventDate.toISOString(),
    receivedDate: receivedDate.toISOString(),
    code,
    ...meaningOf(code),
    ...(carrierId === undefined ? {} : { carrierId }),
    ...(externalCode === undefined ? {} : { externalCode }),
    description: event.description,
    location: event.location,
  };
}
