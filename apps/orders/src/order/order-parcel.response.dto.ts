import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { OrderDocuments } from './read-order.js';
import type { ParcelCopy } from './store/parcel-copy.js';

export const OrderDocument = model('OrderDocument', {
  name: Type.String({
    description: 'The kind of document, for example `label`.',
    example: 'label',
  }),
  url: Type.String({
    description: 'A link that opens it without a token for some days.',
    format: 'uri',
  }),
});
type OrderDocument = Static<typeof OrderDocument>;

/** Creates the link to a document (decision 7.2). Stored answers have ids, so that every answer gets new links. */
export type LinkTo = (documentId: string) => string;

/** The documents with their links; one without an id cannot be opened and is left out. */
export function toDocuments(documents: ParcelCopy['documents'], linkTo: LinkTo): OrderDocument[] {
  return documents.flatMap(({ name, documentId }) =>
    documentId === undefined ? [] : [{ name, url: linkTo(documentId) }],
  );
}

export const OrderParcelItem = model('OrderParcelItem', {
  salesChannelSkuId: Type.String({
    description: "The channel's id of the SKU, as sold.",
    example: 'TSHIRT-1',
  }),
  quantity: Type.Integer({ description: 'Units in the parcel.', example: 1 }),
});

export const OrderParcelEvent = model('OrderParcelEvent', {
  eventId: Type.String({ description: 'The same event has the same id everywhere.' }),
  eventDate: Type.String({ description: 'When it happened.', format: 'date-time' }),
  code: Type.String({
    description: 'The code of the tracking event.',
    example: 'LEFT_FULFILLMENT',
  }),
  macroStep: Type.String({ description: 'The status that it stands for.', example: 'SHIPPED' }),
  carrierId: optional(
    Type.String({ description: 'The carrier that reported the event.', example: 'ACME-FC' }),
  ),
  externalCode: optional(
    Type.String({ description: "The carrier's code, as reported.", example: 'LEFT_FULFILLMENT' }),
  ),
  description: Type.String({
    description: 'The tracking event in words.',
    example: 'Picked up by the carrier',
  }),
  location: Type.String({ description: 'City, state, country.', example: 'Laredo, TX, US' }),
});

/** Grows with fulfillment: `code` from PACKED, `parcelId` and documents from READY_TO_SHIP. */
export const OrderParcel = model('OrderParcel', {
  name: optional(Type.String({ description: 'The name of the parcel.' })),
  code: optional(Type.String({ description: 'Code of the packed parcel, from PACKED.' })),
  parcelId: optional(
    Type.String({ description: 'Parcel id, from READY_TO_SHIP.', example: 'ACME000000000001MX' }),
  ),
  length: optional(Type.Number({ description: 'Centimetres.', example: 20 })),
  width: optional(Type.Number({ description: 'Centimetres.', example: 15 })),
  height: optional(Type.Number({ description: 'Centimetres.', example: 20 })),
  weight: optional(Type.Number({ description: 'The gross weight in kilograms.', example: 0.9 })),
  netWeight: optional(Type.Number({ description: 'Kilograms, of the goods.', example: 0.8 })),
  grossWeight: optional(Type.Number({ description: 'Kilograms, with packaging.', example: 0.9 })),
  items: Type.Array(OrderParcelItem, {
    description: 'The contents of the parcel: SKUs and quantities.',
  }),
  documents: Type.Array(OrderDocument, {
    description: "Label and commercial invoice; none once the buyer's data is erased.",
  }),
  events: Type.Array(OrderParcelEvent, {
    description: 'The tracking events of the parcel, in the order of their receipt.',
  }),
});

export const OrderDocumentsResponse = model('OrderDocumentsResponse', {
  status: closed(['success', 'processing'], {
    description: '`processing` while there are none and more may come.',
  }),
  documents: Type.Array(OrderDocument, {
    description: "Label and commercial invoice; none once the buyer's data is erased.",
  }),
});
export type OrderDocumentsResponse = Static<typeof OrderDocumentsResponse>;

export function toDocumentsResponse(
  { status, documents }: OrderDocuments,
  linkTo: LinkTo,
): OrderDocumentsResponse {
  return { status, documents: toDocuments(documents, linkTo) };
}
