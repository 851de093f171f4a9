import { ParcelTrackingUpdated } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { ParcelEvent } from '../parcels/domain/parcel-event.js';
import type { ParcelStatus } from '../parcels/domain/parcel-status.js';
import { splitTracking } from '../parcels/domain/split-by-size.js';
import { statusAfter } from '../parcels/domain/tracking-codes.js';
import { trackingUpdated } from '../parcels/events.js';
import type { Links } from '../parcels/links.js';
import {
  lockParcels,
  recordTracking,
  type TrackedChange,
} from '../parcels/store/tracking.store.js';
import { advanceShipments } from '../shipments/advance-shipments.js';

/** The reported events of one parcel, in the order in which they happened. */
export interface ParcelReport {
  parcelId: string;
  events: ParcelEvent[];
}

/** A report of a locked parcel, split by the event size limit, with the parcel's status before it. */
interface SplitReport {
  parcelId: string;
  parts: ParcelEvent[][];
  before: ParcelStatus;
}

/**
 * Stores the new events, updates their parcels and the shipments of these, and publishes one event per parcel, or
 * several if its tracking exceeds the event size limit.
 * @returns the parcels with new events
 */
export async function recordReports(
  unitOfWork: UnitOfWork,
  reports: readonly ParcelReport[],
  links: Links,
): Promise<TrackedChange[]> {
  const ids = reports.map(({ parcelId }) => parcelId);
  const statuses = await lockParcels(unitOfWork, ids);
  const split = reports.flatMap(({ parcelId, events }): SplitReport[] => {
    const before = statuses.get(parcelId);
    return before === undefined ? [] : [{ parcelId, parts: splitTracking(events), before }];
  });
  const tracked = split.map(({ parcelId, parts, before }) => ({
    parcelId,
    status: statusAfter(before, codesOf(parts.flat())),
    published: parts.length,
  }));
  const events = reports.flatMap((report) => report.events);
  const changes = await recordTracking(unitOfWork, events, tracked);
  const byParcel = new Map(split.map((report) => [report.parcelId, report]));
  for (const change of changes) {
    const report = byParcel.get(change.parcelId);
    if (report) publishTracking(unitOfWork, change, report, links);
  }
  const departed = changes.filter(({ status }) => status !== 'SHIPMENT_CREATED');
  await advanceShipments(unitOfWork, departed);
  return changes;
}

/** Each published event has the status after its own tracking. */
function publishTracking(
  unitOfWork: UnitOfWork,
  change: TrackedChange,
  { parts, before }: SplitReport,
  links: Links,
): void {
  const added = new Set(change.addedEventIds);
  let status = before;
  for (const [index, part] of parts.entries()) {
    status = statusAfter(status, codesOf(part));
    const events = part.filter(({ eventId }) => added.has(eventId));
    if (events.length === 0) continue;
    const version = change.version - parts.length + 1 + index;
    const parcel = { ...change, version, status };
    unitOfWork.publish(ParcelTrackingUpdated, trackingUpdated(parcel, events, true, links));
  }
}

function codesOf(events: readonly ParcelEvent[]) {
  return events.map(({ code }) => code);
}
