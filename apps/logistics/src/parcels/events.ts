import type { EventOf, ParcelTrackingUpdated } from '#contracts';
import type { NewEvent } from '#messaging';
import type { ParcelEvent } from './domain/parcel-event.js';
import type { ParcelStatus } from './domain/parcel-status.js';
import type { OrderKey } from './domain/released-order.js';
import { meaningOf } from './domain/tracking-codes.js';
import type { Links } from './links.js';

type TrackingUpdated = EventOf<typeof ParcelTrackingUpdated>;

/** Tracking events of a parcel; `reported` is false for those that the service creates (decision 7.7). */
export function trackingUpdated(
  parcel: TrackedParcel,
  events: readonly ParcelEvent[],
  reported: boolean,
  links: Links,
): NewEvent<TrackingUpdated> & { occurredAt: string } {
  const received = events.map(({ receivedDate }) => receivedDate.getTime());
  return {
    ...envelope(parcel),
    occurredAt: new Date(Math.max(...received)).toISOString(),
    parcelId: parcel.parcelId,
    parcelStatus: parcel.status,
    trackingUrl: links.tracking(parcel.trackingToken),
    reported,
    events: events.map(trackingEvent),
  };
}

type Subject = OrderKey & { version: number };

/** A parcel with new tracking, and the version of the event to publish. */
export interface TrackedParcel extends Subject {
  parcelId: string;
  trackingToken: string;
  status: ParcelStatus;
}

/** The common members of all events about a parcel. */
export function envelope({ orderId, merchantId, version }: Subject) {
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
    ...(carrierId !== undefined && { carrierId }),
    ...(externalCode !== undefined && { externalCode }),
    description: event.description,
    location: event.location,
  };
}
