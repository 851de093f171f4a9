import type { Order } from '../order-row.js';

type HistoryEntry = Order['statusHistory'][number];

/** A longer delay between an event and its report is marked. */
const LATE_MS = 3_600_000;

export interface OrderLink {
  name: 'openInvoice' | 'tracking' | 'document';
  /** The name of a document. */
  title?: string;
  url: string;
}

export interface OrderMoment {
  id: string;
  /** A status, or the reported tracking codes. */
  codes: readonly string[];
  tracking: boolean;
  /** ISO 8601. */
  happened: string;
  received: string;
  /** The delay of the receipt in ms, if it is late. */
  lateMs: number | undefined;
  /** The description from the reporter. */
  texts: readonly string[];
  reasonCode: string | undefined;
  invoice: string | undefined;
  parcel: string | undefined;
  links: readonly OrderLink[];
}

/** The members of all shapes of `eventData` that are shown. */
interface Data {
  reason?: string;
  cancelReason?: string;
  reasonCode?: string;
  number?: string;
  invoiceUrl?: string;
  parcelCode?: string;
  parcelId?: string;
  trackingCodes?: string[];
  trackingUrl?: string;
  documents?: { name: string; url: string }[];
}

export type TimelineSort = 'happened' | 'received';

/**
 * The history of an order, with details from the events of its parcels. Entries with the same date stay in the order in
 * which they were written.
 */
export function timelineOf(order: Order, sort: TimelineSort): OrderMoment[] {
  const places = placesOf(order);
  const key = sort === 'happened' ? 'eventDate' : 'receivedDate';
  return order.statusHistory
    .toSorted((entry, other) => Date.parse(entry[key]) - Date.parse(other[key]))
    .map((entry) => momentOf(entry, places));
}

function momentOf(entry: HistoryEntry, places: ReadonlyMap<string, string>): OrderMoment {
  const data = (entry.eventData ?? {}) as Data;
  const tracking = entry.status === 'PARCEL_TRACKING_UPDATED';
  const codes = tracking ? (data.trackingCodes ?? []) : [entry.status];
  const late = Date.parse(entry.receivedDate) - Date.parse(entry.eventDate);
  const entryTexts = [
    data.reason,
    data.cancelReason,
    ...codes.map((code) => places.get(`${code} ${entry.eventDate}`)),
  ];
  return {
    id: entry.historyId,
    codes,
    tracking,
    happened: entry.eventDate,
    received: entry.receivedDate,
    lateMs: late > LATE_MS ? late : undefined,
    texts: entryTexts.flatMap((text) => text || []),
    reasonCode: data.reasonCode,
    invoice: data.number,
    parcel: tracking ? undefined : (data.parcelId ?? data.parcelCode),
    links: linksOf(data),
  };
}

/** The descriptions and locations of the parcels' events, by code and date. */
function placesOf(order: Order): Map<string, string> {
  const events = order.shipping.deliveries
    .flatMap(({ parcels }) => parcels)
    .flatMap((parcel) => parcel.events);
  return new Map(
    events.map(({ code, eventDate, description, location }) => [
      `${code} ${eventDate}`,
      [description, location].filter(Boolean).join(', '),
    ]),
  );
}

function linksOf({ invoiceUrl, trackingUrl, documents = [] }: Data): OrderLink[] {
  return [
    ...(invoiceUrl === undefined ? [] : [{ name: 'openInvoice' as const, url: invoiceUrl }]),
    ...documents.map(({ name, url }) => ({ name: 'document' as const, title: name, url })),
    ...(trackingUrl === undefined ? [] : [{ name: 'tracking' as const, url: trackingUrl }]),
  ];
}
