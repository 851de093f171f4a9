import { Refusal, type FieldError } from '#edge';
import type { TrackableParcel } from '../parcels/store/tracking.store.js';

/** The ids by which a reported event names its parcel; at least one is set. */
export interface ParcelNames {
  parcelId?: string;
  externalParcelId?: string;
}

/** Every distinct id by which the events name parcels. */
export function namesIn(events: readonly ParcelNames[]): string[] {
  const names = events.flatMap(({ parcelId, externalParcelId }) => [parcelId, externalParcelId]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * Returns the parcel of each event, in the order of the events (decision 7.6).
 * @param visible the parcels that the caller may see; any other parcel counts as unknown
 * @throws Refusal `unknown-parcel` or `parcel-ids-differ` with a pointer for each bad event
 */
export function resolveParcels(
  events: readonly ParcelNames[],
  visible: readonly TrackableParcel[],
): TrackableParcel[] {
  const byId = new Map(visible.map((parcel) => [parcel.parcelId, parcel]));
  const byTracking = new Map(visible.map((parcel) => [parcel.lastMileTrackingNumber, parcel]));
  const errors: FieldError[] = [];
  const parcels = events.flatMap(({ parcelId, externalParcelId }, index) => {
    const add = (member: string, code: string, detail: string) =>
      errors.push({ pointer: `/events/${index}/${member}`, code, detail });
    const named = parcelId === undefined ? undefined : byId.get(parcelId);
    const scanned = externalParcelId === undefined ? undefined : byTracking.get(externalParcelId);
    if (parcelId !== undefined && !named) add('parcelId', ...UNKNOWN);
    else if (externalParcelId !== undefined && !scanned) add('externalParcelId', ...UNKNOWN);
    else if (named && scanned && named !== scanned) {
      add('externalParcelId', 'parcel-ids-differ', 'belongs to another parcel than parcelId');
    }
    return named ?? scanned ?? [];
  });
  const [first] = errors;
  if (first) {
    const detail = `${errors.length} of ${events.length} events are not valid; none was stored.`;
    throw new Refusal(first.code, detail, { errors });
  }
  return parcels;
}

const UNKNOWN = ['unknown-parcel', 'is not one of your parcels'] as const;
