import { oneLine } from '../terminal/plain.js';
import type { HistoryEntry } from './order-source.js';

/** A report that arrives later than this after its event is marked. */
const LATE_MS = 3_600_000;

/** The delay between an event and its report in ms; undefined when it is not late. */
export function latenessOf({ eventDate, receivedDate }: HistoryEntry): number | undefined {
  const late = Date.parse(receivedDate) - Date.parse(eventDate);
  return late > LATE_MS ? late : undefined;
}

/** A status, or for tracking, the codes of the parcel. */
export function titleOf({ status, eventData }: HistoryEntry): string {
  if (status !== 'PARCEL_TRACKING_UPDATED') return status;
  const { trackingCodes = [] } = (eventData ?? {}) as { trackingCodes?: string[] };
  return `tracking ${oneLine(trackingCodes.join(', '))}`;
}

/** The details of an entry, in a few words. */
export function detailOf({ eventData }: HistoryEntry): string {
  const {
    reason,
    cancelReason,
    reasonCode,
    number,
    parcelCode,
    items,
    condition,
    trackingUpdateMode,
    parcelId,
  } = (eventData ?? {}) as Data;
  const why = reason ?? cancelReason;
  const parts = [
    reasonCode,
    why === undefined || why === reasonCode ? undefined : `“${why}”`,
    number && `invoice ${number}`,
    parcelCode && `parcel ${parcelCode}`,
    trackingUpdateMode === undefined && parcelId && `parcel ${parcelId}`,
    condition && items && items.map((item) => `${item.quantity} × ${item.skuId}`).join(', '),
    condition,
  ];
  return oneLine(parts.filter(Boolean).join(' '));
}

/** The members of all shapes of `eventData` that are shown. */
interface Data {
  reason?: string;
  cancelReason?: string;
  reasonCode?: string;
  number?: string;
  parcelCode?: string;
  parcelId?: string;
  trackingUpdateMode?: string;
  condition?: string;
  items?: { skuId: string; quantity: number }[];
}
