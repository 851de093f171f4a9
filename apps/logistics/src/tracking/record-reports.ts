import { ParcelTrackingUpdated } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { ParcelEvent } from '../parcels/domain/parcel-event.js';
import type { ParcelStatus } from '../parcels/domain/parcel-status.js';
import { splitBySize } from '../parcels/domain/split-by-size.js';
import { statusAfter } from '../parcels/domain/tracking-codes.js';
import { trackingUpdated } from '../parcels/events.js';
import type { Links } from '../parcels/links.js';
import { followParcels } from '../shipments/advance-shipments.js';
import {
  lockParcels,
  recordTracking,
  type TrackedChange,
  type ParcelTracking,
} from '../parcels/store/tracking.store.js';

/** The reported events of one parcel, in the order in which they happened. */
export interface ParcelReport {
  parcel: { parcelId: string };
  events: ParcelEvent[];
}

/** Leaves room for the envelope within the event size limit of 512 KiB (events.md, conventions). */
const FACT_BYTES = 400 * 1024;

/**
 * Stores the new events, updates their parcels and the shipments of these, and publishes one event per parcel.
 * @returns the parcels with new events
 */
export async function recordReports(
  uow: UnitOfWork,
  reports: readonly ParcelReport[],
  links: Links,
): Promise<TrackedChange[]> {
  const statuses = await lockParcels(
    uow,
    reports.map(({ parcel }) => parcel.parcelId),
  );
  // Tracking that exceeds the event size limit is published in several events; each needs a version before any is
  // written.
  const facts = new Map(
    reports.map(({ parcel, events }) => [parcel.parcelId, splitBySize(events, FACT_BYTES)]),
  );
  const moves = reports.flatMap(({ parcel, events }): ParcelTracking[] => {
    const { parcelId } = parcel;
    const status = statuses.get(parcelId);
    if (status === undefined) return [];
    const codes = events.map(({ code }) => code);
    const count = facts.get(parcelId)?.length ?? 0;
    return [{ parcelId, status: statusAfter(status, codes), facts: count }];
  });
  const all = reports.flatMap(({ events }) => events);
  const updated = await recordTracking(uow, all, moves);
  for (const one of updated) {
    const { parcelId } = one.parcel;
    publishTracking(
      uow,
      one,
      facts.get(parcelId) ?? [],
      statuses.get(parcelId) ?? one.parcel.status,
      links,
    );
  }
  await followParcels(
    uow,
    updated.filter(({ parcel }) => parcel.status !== 'SHIPMENT_CREATED'),
  );
  return updated;
}

/** @param before the status of the parcel before; each published event has the status after its own tracking only */
function publishTracking(
  uow: UnitOfWork,
  { parcel, addedEventIds }: TrackedChange,
  facts: readonly ParcelEvent[][],
  before: ParcelStatus,
  links: Links,
): void {
  let status = before;
  for (const [index, events] of facts.entries()) {
    status = statusAfter(
      status,
      events.map(({ code }) => code),
    );
    const added = events.filter(({ eventId }) => addedEventIds.has(eventId));
    const version = parcel.version - facts.length + 1 + index;
    if (added.length > 0) {
      const fact = trackingUpdated({ ...parcel, version, status }, added, true, links);
      uow.publish(ParcelTrackingUpdated, fact);
    }
  }
}
