import type { EventOf, FulfillmentEventData, FulfillmentProgressed } from '#contracts';
import type { NewEvent } from '#messaging';
import { toText } from '#money';
import type { DocumentRecord } from '../documents/store/document.store.js';
import { invoiceValue, packedSkus } from '../parcels/domain/parcel.js';
import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { envelope } from '../parcels/events.js';
import type { NumberedParcel, StoredParcel } from '../parcels/store/parcel.store.js';

type Progressed = EventOf<typeof FulfillmentProgressed>;
/** The date of the event is that of the step. */
type NewProgressed = NewEvent<Progressed> & { occurredAt: string };
type Documents = FulfillmentEventData['READY_TO_SHIP']['documents'];

const documentNames = { LABEL: 'Shipping label', INVOICE: 'Commercial invoice' };

/** HANDLING: fulfillment has begun. */
export function handlingBegun(parcel: StoredParcel, date: Date): NewProgressed {
  return { ...envelope(parcel), ...takenAt(date), step: 'HANDLING' };
}

/** PACKED: the contents of the parcel. */
export function parcelPacked(
  parcel: StoredParcel,
  order: ReleasedOrder,
  date: Date,
): NewProgressed {
  const eventData = { packedSkuList: packedSkus(order.items), parcelCode: parcel.code };
  return progressed('PACKED', parcel, eventData, [], date);
}

/** INVOICED: the commercial invoice, in the merchant's currency. */
export function orderInvoiced(
  parcel: StoredParcel,
  order: ReleasedOrder,
  invoice: { number: string; invoiceDocumentId: string },
  date: Date,
): NewProgressed {
  const items = order.items.map(({ skuId, quantity, invoicedPrice }) => ({
    skuId,
    quantity,
    invoicedPrice,
  }));
  const eventData = { ...invoice, value: toText(invoiceValue(order)), items };
  return progressed('INVOICED', parcel, eventData, [], date);
}

/**
 * READY_TO_SHIP: the parcel has its id, its label and its tracking number. It is published before the second event.
 */
export function parcelReady(
  parcel: NumberedParcel,
  documents: Documents,
  date: Date,
): NewProgressed {
  const { parcelId, lastMileTrackingNumber } = parcel;
  const ready = progressed('READY_TO_SHIP', parcel, { documents, parcelId }, documents, date);
  return {
    ...ready,
    version: parcel.version - 1,
    parcel: { ...ready.parcel, parcelId },
    lastMileTrackingNumber,
  };
}

/** Documents with name and id: only answers have links (decision 7.2). */
export function namedDocuments(documents: readonly DocumentRecord[]): Documents {
  return documents.map(({ kind, documentId }) => ({ name: documentNames[kind], documentId }));
}

function progressed<Step extends keyof FulfillmentEventData>(
  step: Step,
  parcel: StoredParcel,
  eventData: FulfillmentEventData[Step],
  documents: Documents,
  date: Date,
) {
  const facts = factsOf(parcel, documents);
  return { ...envelope(parcel), ...takenAt(date), step, eventData, parcel: facts };
}

function takenAt(date: Date) {
  return { occurredAt: date.toISOString(), eventDate: date.toISOString() };
}

function factsOf(parcel: StoredParcel, documents: Documents): NonNullable<Progressed['parcel']> {
  const { grossWeight, netWeight } = parcel;
  return {
    code: parcel.code,
    name: parcel.name,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    weight: grossWeight,
    netWeight,
    grossWeight,
    items: parcel.items.map(({ salesChannelSkuId, quantity }) => ({ salesChannelSkuId, quantity })),
    documents,
  };
}
