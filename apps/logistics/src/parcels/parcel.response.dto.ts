import { closed } from '#contracts';
import { described, model, optional, type ListPage } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { ParcelLinks } from './parcel-links.js';
import { meaningOf, trackingCodes } from './domain/tracking-codes.js';
import { parcelMachine } from './domain/parcel-status.js';
import type { ListedEvent, ListedParcel } from './store/parcel-list.store.js';

/** The only service level (decision 7.1). */
const LINE_HAUL_SERVICE = 'STANDARD';

const ParcelLabelResponse = model('ParcelLabelResponse', {
  labelUrl: Type.String({
    description: 'A link that opens it without a token for some days; PDF.',
    format: 'uri',
  }),
  lineHaulService: Type.String({ description: 'Service level.', example: 'STANDARD' }),
  trackingNumber: Type.String({
    description: "The tracking number that the label's barcode encodes.",
    example: 'EN000000001MX',
  }),
});
type ParcelLabelResponse = Static<typeof ParcelLabelResponse>;

const ParcelItemResponse = model('ParcelItemResponse', {
  hsCode: Type.String({ description: 'Customs code.', example: '6109.10.00' }),
  itemWeight: Type.Number({ description: 'Kilograms, one unit.', example: 0.4 }),
  productId: Type.String({ description: 'The product that the SKU is of.', example: 'TSHIRT' }),
  quantity: Type.Integer({ description: 'Units.', example: 2 }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  skuName: Type.String({
    description: 'In the original language.',
    example: 'Camiseta de algodón',
  }),
});

const CoreStatusResponse = model('CoreStatusResponse', {
  buyerStep: Type.String({ description: 'The status as buyers see it.', example: 'IN_TRANSIT' }),
  code: closed(trackingCodes, { description: 'The code of the tracking event.' }),
  macroStep: closed(parcelMachine.states, { description: 'The status that it stands for.' }),
});

const ParcelEventResponse = model('ParcelEventResponse', {
  coreStatus: described(CoreStatusResponse, 'The meaning of the tracking event.'),
  description: Type.String({
    description: 'The tracking event in words.',
    example: 'Picked up by the carrier',
  }),
  eventDate: Type.String({ description: 'When it happened.', format: 'date-time' }),
  receivedDate: Type.String({ description: 'When it was reported.', format: 'date-time' }),
});
type ParcelEventResponse = Static<typeof ParcelEventResponse>;

/** The parcel of the list and of the single read (decision 7.10). Weights in kilograms. */
export const ParcelResponse = model('ParcelResponse', {
  merchantId: Type.String({ description: 'The merchant of the parcel.', example: 'ACME' }),
  parcelId: Type.String({ description: "The service's id of it.", example: 'ACME000000000001MX' }),
  orderId: Type.String({
    description: 'The order, about which its events are: their `subject`.',
    example: 'ACME-MELI-1001',
  }),
  salesChannel: Type.String({ description: 'The sales channel of the order.', example: 'MELI' }),
  salesChannelOrderId: Type.String({ description: 'Order id in the channel.', example: '1001' }),
  senderCountry: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'US' }),
  recipientCountry: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'MX' }),
  status: closed(parcelMachine.states, {
    description: 'The status of the parcel. It never returns to an earlier status.',
  }),
  trackingUrl: Type.String({ description: 'A public page without personal data.', format: 'uri' }),
  shipmentId: optional(Type.String({ description: 'Left out while it is in no shipment.' })),
  grossWeight: Type.Number({ description: 'Kilograms, with packaging.', example: 0.9 }),
  netWeight: Type.Number({ description: 'Kilograms, of the goods.', example: 0.8 }),
  volumetricWeight: Type.Number({
    description: 'Kilograms: centimetres of the three sides over 5000.',
    example: 1.2,
  }),
  lastMileTrackingNumber: Type.String({
    description: "The label's barcode.",
    example: 'EN000000001MX',
  }),
  creationDate: Type.String({
    description: 'The time at which the label was made.',
    format: 'date-time',
  }),
  deliveryEstimateDate: Type.String({
    description: 'The delivery date that was promised to the buyer.',
    format: 'date-time',
  }),
  lastUpdateDate: Type.String({
    description: 'Changes with every change of the parcel.',
    format: 'date-time',
  }),
  version: Type.Integer({
    description: 'That of the newest event about the order on `logistics.fulfillment`.',
    example: 6,
  }),
  invoiceDocumentUrl: optional(
    Type.String({
      description:
        'Opens without a token for some days; PDF. Left out when the invoice was revoked.',
      format: 'uri',
    }),
  ),
  invoiceNumber: Type.String({
    description: 'The number of the commercial invoice.',
    example: 'ACME-00000001',
  }),
  labels: Type.Array(ParcelLabelResponse, {
    description: 'The labels: none if the label was revoked, otherwise one.',
  }),
  items: Type.Array(ParcelItemResponse, {
    description: 'The contents of the parcel: SKUs and quantities.',
  }),
  events: Type.Array(ParcelEventResponse, { description: 'The tracking events of the parcel.' }),
});
export type ParcelResponse = Static<typeof ParcelResponse>;

export const ListParcelsResponse = model('ListParcelsResponse', {
  parcels: Type.Array(ParcelResponse, { description: 'By last update, then id.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
});
export type ListParcelsResponse = Static<typeof ListParcelsResponse>;

/** @param now when the answer is created: the validity of links to documents begins then (decision 7.2) */
export function toParcelsResponse(
  { records, ...rest }: ListPage<ListedParcel>,
  links: ParcelLinks,
  now: Date,
): ListParcelsResponse {
  return { parcels: records.map((parcel) => toParcelResponse(parcel, links, now)), ...rest };
}

/** @param now when the answer is created */
export function toParcelResponse(row: ListedParcel, links: ParcelLinks, now: Date): ParcelResponse {
  const { invoiceDocumentId, labelDocumentId } = row;
  const linkTo = (documentId: string) => links.documents.linkTo(documentId, now);
  return {
    merchantId: row.merchantId,
    parcelId: row.parcelId,
    orderId: row.orderId,
    salesChannel: row.salesChannel,
    salesChannelOrderId: row.salesChannelOrderId,
    senderCountry: row.senderCountry,
    recipientCountry: row.recipientCountry,
    status: row.status,
    trackingUrl: links.pages.tracking(row.trackingToken),
    ...(row.shipmentId !== null && { shipmentId: row.shipmentId }),
    grossWeight: kilograms(row.grossWeight),
    netWeight: kilograms(row.netWeight),
    volumetricWeight: kilograms(row.volumetricWeight),
    lastMileTrackingNumber: row.lastMileTrackingNumber,
    creationDate: row.creationDate.toISOString(),
    deliveryEstimateDate: row.deliveryEstimateDate.toISOString(),
    lastUpdateDate: row.lastUpdateDate.toISOString(),
    version: row.version,
    ...(invoiceDocumentId !== null && { invoiceDocumentUrl: linkTo(invoiceDocumentId) }),
    invoiceNumber: row.invoiceNumber,
    labels: labelDocumentId === null ? [] : [labelOf(row, linkTo(labelDocumentId))],
    items: row.items.map(({ hsCode, itemWeight, productId, quantity, skuId, skuName }) => ({
      hsCode,
      itemWeight: kilograms(itemWeight),
      productId,
      quantity,
      skuId,
      skuName,
    })),
    events: row.events.map(toEventResponse),
  };
}

function labelOf({ lastMileTrackingNumber }: ListedParcel, labelUrl: string): ParcelLabelResponse {
  return {
    labelUrl,
    lineHaulService: LINE_HAUL_SERVICE,
    trackingNumber: lastMileTrackingNumber,
  };
}

function toEventResponse(event: ListedEvent): ParcelEventResponse {
  const { code, description, eventDate, receivedDate } = event;
  return {
    coreStatus: { code, ...meaningOf(code) },
    description,
    eventDate: new Date(eventDate).toISOString(),
    receivedDate: new Date(receivedDate).toISOString(),
  };
}

function kilograms(text: string): number {
  return toAmount(decimal(text));
}
