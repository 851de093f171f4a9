import { decimal, toAmount } from '#money';
import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ParcelLinks } from './parcel-links.js';
import { meaningOf, trackingCodes } from './domain/tracking-codes.js';
import { parcelMachine } from './domain/parcel-status.js';
import type { ListedEvent, ListedParcel } from './store/parcel-list.store.js';

/** The only service level (decision 7.1). */
const LINE_HAUL_SERVICE = 'STANDARD';

export class ParcelLabelResponse {
  @ApiProperty({
    description: 'A link that opens it without a token for some days; PDF.',
    format: 'uri',
  })
  labelUrl!: string;

  @ApiProperty({ description: 'Service level.', example: 'STANDARD' })
  lineHaulService!: string;

  @ApiProperty({ description: 'Its barcode.', example: 'EN000000001MX' })
  trackingNumber!: string;
}

export class ParcelItemResponse {
  @ApiProperty({ description: 'Customs code.', example: '6109.10.00' })
  hsCode!: string;

  @ApiProperty({ description: 'Kilograms, one unit.', example: 0.4 })
  itemWeight!: number;

  @ApiProperty({ description: 'The product that the SKU is of.', example: 'TSHIRT' })
  productId!: string;

  @ApiProperty({ description: 'Units.', type: 'integer', example: 2 })
  quantity!: number;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'In the original language.', example: 'Camiseta de algodón' })
  skuName!: string;
}

export class CoreStatusResponse {
  @ApiProperty({ description: 'The status as buyers see it.', example: 'IN_TRANSIT' })
  buyerStep!: string;

  @ApiProperty({ description: 'What happened.', enum: trackingCodes })
  code!: string;

  @ApiProperty({ description: 'The status that it stands for.', enum: parcelMachine.states })
  macroStep!: string;
}

export class ParcelEventResponse {
  @ApiProperty({ description: 'What happened.' })
  coreStatus!: CoreStatusResponse;

  @ApiProperty({ description: 'In words.', example: 'Picked up by the carrier' })
  description!: string;

  @ApiProperty({ description: 'When it happened.', format: 'date-time' })
  eventDate!: string;

  @ApiProperty({ description: 'When it was reported.', format: 'date-time' })
  receivedDate!: string;
}

/** The parcel of the list and of the single read (decision 7.10). Weights in kilograms. */
export class ParcelResponse {
  @ApiProperty({ description: 'Whose parcel it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The service's id of it.", example: 'ACME000000000001MX' })
  parcelId!: string;

  @ApiProperty({
    description: 'The order, about which its events are: their `subject`.',
    example: 'ACME-MELI-1001',
  })
  orderId!: string;

  @ApiProperty({ description: 'Where the order was sold.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'Order id in the channel.', example: '1001' })
  salesChannelOrderId!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'US' })
  senderCountry!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'MX' })
  recipientCountry!: string;

  @ApiProperty({ description: 'Moves forward only.', enum: parcelMachine.states })
  status!: string;

  @ApiProperty({ description: 'A public page without personal data.', format: 'uri' })
  trackingUrl!: string;

  @ApiPropertyOptional({ description: 'Left out while it is in no shipment.' })
  shipmentId?: string;

  @ApiProperty({ description: 'Kilograms, with packaging.', example: 0.9 })
  grossWeight!: number;

  @ApiProperty({ description: 'Kilograms, of the goods.', example: 0.8 })
  netWeight!: number;

  @ApiProperty({
    description: 'Kilograms: centimetres of the three sides over 5000.',
    example: 1.2,
  })
  volumetricWeight!: number;

  @ApiProperty({ description: "The label's barcode.", example: 'EN000000001MX' })
  lastMileTrackingNumber!: string;

  @ApiProperty({ description: 'When its label was made.', format: 'date-time' })
  creationDate!: string;

  @ApiProperty({ description: 'Promised to the buyer.', format: 'date-time' })
  deliveryEstimateDate!: string;

  @ApiProperty({ description: 'Changes with every change of the parcel.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiProperty({
    description: 'That of the newest event about the order on `logistics.fulfillment`.',
    type: 'integer',
    example: 6,
  })
  version!: number;

  @ApiPropertyOptional({
    description: 'Opens without a token for some days; PDF. Left out when the invoice was revoked.',
    format: 'uri',
  })
  invoiceDocumentUrl?: string;

  @ApiProperty({ description: 'Of the commercial invoice.', example: 'ACME-00000001' })
  invoiceNumber!: string;

  @ApiProperty({
    description: 'None when the label was revoked, else one.',
    type: [ParcelLabelResponse],
  })
  labels!: ParcelLabelResponse[];

  @ApiProperty({ description: 'What is in it.', type: [ParcelItemResponse] })
  items!: ParcelItemResponse[];

  @ApiProperty({ description: 'What happened to it.', type: [ParcelEventResponse] })
  events!: ParcelEventResponse[];
}

export class ListParcelsResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [ParcelResponse] })
  parcels!: ParcelResponse[];

  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

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
