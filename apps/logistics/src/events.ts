import type { EventOf, FulfillmentEventData, FulfillmentProgressed } from '#contracts';
import type { ParcelTrackingUpdated } from '#contracts';
import type { NewEvent } from '#messaging';
import { toText } from '#money';
import type { DocumentRecord } from './document.store.js';
import { invoiceValue, packedSkus } from './domain/parcel.js';
import type { ParcelEvent } from './domain/parcel-event.js';
import type { ParcelStatus } from './domain/parcel-status.js';
import type { ReleasedOrder } from './domain/released-order.js';
import { meaningOf } from './domain/tracking-codes.js';
import type { Links } from './links.js';
import type { NumberedParcel, StoredParcel } from './parcel.store.js';

type Progressed = EventOf<typeof FulfillmentProgressed>;
type TrackingUpdated = EventOf<typeof ParcelTrackingUpdated>;
type Documents = FulfillmentEventData['READY_TO_SHIP']['documents'];

const documentNames = { LABEL: 'Shipping label', INVOICE: 'Commercial invoice' };

/** HANDLING: the order's work has begun. */
export function handlingBegun(parcel: StoredParcel, at: Date): NewEvent<Progressed> {
  return { ...envelope(parcel), step: 'HANDLING', eventDate: at.toISOString() };
}

/** PACKED: what is in the parcel. */
export function parcelPacked(
  parcel: StoredParcel,
  order: ReleasedOrder,
  at: Date,
): NewEvent<Progressed> {
  const eventData: FulfillmentEventData['PACKED'] = {
    packedSkuList: packedSkus(order.items),
    parcelCode: parcel.code,
  };
  return {
    ...envelope(parcel),
    step: 'PACKED',
    eventDate: at.toISOString(),
    eventData,
    parcel: factsOf(parcel, []),
  };
}

/** INVOICED: the commercial invoice, in the merchant's currency. */
export function orderInvoiced(
  parcel: StoredParcel,
  order: ReleasedOrder,
  invoice: { number: string; url: string },
  at: Date,
): NewEvent<Progressed> {
  const eventData: FulfillmentEventData['INVOICED'] = {
    number: invoice.number,
    value: toText(invoiceValue(order)),
    items: order.items.map(({ skuId, quantity, invoicedPrice }) => ({
      skuId,
      quantity,
      invoicedPrice,
    })),
    invoiceUrl: invoice.url,
  };
  return {
    ...envelope(parcel),
    step: 'INVOICED',
    eventDate: at.toISOString(),
    eventData,
    parcel: factsOf(parcel, []),
  };
}

/** READY_TO_SHIP: the parcel has its id, its label and its tracking number. It is the first of two facts. */
export function parcelReady(
  parcel: NumberedParcel,
  documents: Documents,
  at: Date,
): NewEvent<Progressed> {
  const { parcelId, lastMileTrackingNumber } = parcel;
  const eventData: FulfillmentEventData['READY_TO_SHIP'] = { documents, parcelId };
  return {
    ...envelope(parcel),
    version: parcel.version - 1,
    step: 'READY_TO_SHIP',
    eventDate: at.toISOString(),
    eventData,
    parcel: { ...factsOf(parcel, documents), parcelId },
    lastMileTrackingNumber,
  };
}

/** What happened to a parcel; `reported` where somebody told it, not the service itself (decision 7.7). */
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

/** A parcel whose tracking moved, at the version of the fact that tells it. */
export interface TrackedParcel {
  orderId: string;
  merchantId: string;
  version: number;
  parcelId: string;
  trackingToken: string;
  status: ParcelStatus;
}

/** Documents as orders and merchants see them: a name and where they are. */
export function namedDocuments(documents: readonly DocumentRecord[], links: Links): Documents {
  return documents.map(({ kind, token }) => ({
    name: documentNames[kind],
    url: links.document(token),
  }));
}

function envelope({
  orderId,
  merchantId,
  version,
}: Pick<StoredParcel, 'orderId' | 'merchantId' | 'version'>) {
  return { merchantId, subject: orderId, version, orderId };
}

function factsOf(parcel: StoredParcel, documents: Documents): NonNullable<Progressed['parcel']> {
  const grossWeight = toText(parcel.grossWeight);
  return {
    code: parcel.code,
    name: parcel.name,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    weight: grossWeight,
    netWeight: toText(parcel.netWeight),
    grossWeight,
    items: parcel.items.map(({ salesChannelSkuId, quantity }) => ({ salesChannelSkuId, quantity })),
    documents,
  };
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
