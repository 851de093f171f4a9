import { vocabulary, closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { orderMachine } from './domain/order-status.js';
import { OrderDocument, toDocuments, type LinkTo } from './order-parcel.response.dto.js';
import type { EntryView } from './store/order-view.js';

const PackedUnits = model('PackedUnits', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  quantity: Type.Integer({ description: 'Units.', example: 2 }),
});

const InvoicedUnits = model('InvoicedUnits', {
  ...PackedUnits.properties,
  invoicedPrice: Type.Number({
    description:
      "Unit price in the merchant's currency; × quantity, rounded, the value of the line.",
    example: 54.1,
  }),
});

const ReturnedUnits = model('ReturnedUnits', {
  ...PackedUnits.properties,
  itemId: Type.String({ description: 'The line of the order.', example: '1' }),
  inventoryType: closed(['AVAILABLE', 'DAMAGED'], {
    description: 'The condition of the units: as new, or damaged.',
  }),
});

const PackedData = model('PackedData', {
  packedSkuList: Type.Array(PackedUnits, {
    description: 'The SKUs in the parcel, with their quantities.',
  }),
  parcelCode: Type.String({ description: 'Code of the parcel.' }),
});

const InvoicedData = model('InvoicedData', {
  number: Type.String({ description: 'Number of the invoice.', example: 'ACME-00000001' }),
  value: Type.Number({
    description: "The sum of the lines, in the merchant's currency.",
    example: 108.2,
  }),
  items: Type.Array(InvoicedUnits, {
    description: 'The invoiced lines: SKU, quantity, and price of one unit.',
  }),
  invoiceUrl: optional(
    Type.String({
      description:
        "A link that opens it without a token for some days; left out once the buyer's data is erased.",
      format: 'uri',
    }),
  ),
});

const ReadyToShipData = model('ReadyToShipData', {
  documents: Type.Array(OrderDocument, {
    description: "Label and commercial invoice; none once the buyer's data is erased.",
  }),
  parcelId: Type.String({ description: 'Parcel id.', example: 'ACME000000000001MX' }),
});

const TrackingData = model('TrackingData', {
  parcelId: Type.String({ description: 'Parcel id.', example: 'ACME000000000001MX' }),
  trackingCodes: Type.Array(Type.String(), {
    description: 'The codes of the added tracking events.',
    example: ['LEFT_FULFILLMENT'],
  }),
  trackingUpdateMode: Type.Literal('APPEND', {
    description:
      'Whether the tracking codes replace the known ones; always APPEND: they are added.',
  }),
});

const ShippedData = model('ShippedData', {
  trackingUrl: Type.String({ description: "The parcel's public page.", format: 'uri' }),
});

const codedReason = {
  reasonCode: closed(vocabulary.reasonCodes, { description: 'The kind of reason.' }),
};

const CancelledData = model('CancelledData', {
  ...codedReason,
  cancelReason: optional(
    Type.String({ description: 'The reason.', example: 'The buyer changed their mind' }),
  ),
});

/** The `eventData` of ON_HOLD, OPERATIONAL_ISSUE and RETURN_REQUESTED. */
const ReasonData = model('ReasonData', {
  ...codedReason,
  reason: optional(Type.String({ description: 'The reason.', example: 'out-of-stock' })),
});

const ReturnedData = model('ReturnedData', {
  condition: closed(['AVAILABLE', 'DAMAGED', 'MIXED'], {
    description: 'The condition of all returned units together; each line has its own.',
  }),
  items: Type.Array(ReturnedUnits, { description: 'The returned units, by SKU and condition.' }),
  warehouseId: Type.Integer({ description: 'The warehouse that received it.', example: 1001 }),
});

const eventData = [
  PackedData,
  InvoicedData,
  ReadyToShipData,
  TrackingData,
  ShippedData,
  CancelledData,
  ReasonData,
  ReturnedData,
];

export const HistoryEntryResponse = model('HistoryEntryResponse', {
  historyId: Type.String({
    description: 'The id of the entry, which its event carries.',
    format: 'uuid',
  }),
  eventDate: Type.String({ description: 'When it happened.', format: 'date-time' }),
  receivedDate: Type.String({ description: 'When the entry was written.', format: 'date-time' }),
  status: closed([...orderMachine.states, 'PARCEL_TRACKING_UPDATED'], {
    description: 'A status, or PARCEL_TRACKING_UPDATED, which never is one.',
  }),
  eventData: optional(
    Type.Unsafe<object>(
      Type.Union(eventData, {
        description: 'In the shape of the status; left out where there is nothing to say.',
      }),
    ),
  ),
});
type HistoryEntryResponse = Static<typeof HistoryEntryResponse>;

export function toHistoryEntry(entry: EntryView, linkTo: LinkTo): HistoryEntryResponse {
  if (entry.status === 'INVOICED' && entry.eventData) {
    const { invoiceDocumentId, ...invoice } = entry.eventData;
    const invoiceUrl = invoiceDocumentId === undefined ? undefined : linkTo(invoiceDocumentId);
    return { ...entry, eventData: { ...invoice, invoiceUrl } };
  }
  if (entry.status === 'READY_TO_SHIP' && entry.eventData) {
    const documents = toDocuments(entry.eventData.documents, linkTo);
    return { ...entry, eventData: { ...entry.eventData, documents } };
  }
  return entry;
}
