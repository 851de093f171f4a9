import { decimal, toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { meaningOf } from '../domain/tracking-codes.js';
import { parcelMachine } from '../domain/parcel-status.js';
import type { Links } from '../links.js';
import type { ListedEvent, ListedParcel } from '../parcel-list.store.js';

/** The one service level there is (decision 7.1). */
const LINE_HAUL_SERVICE = 'STANDARD';

export class ParcelLabelResponse {
  @ApiProperty() labelUrl!: string;
  @ApiProperty() lineHaulService!: string;
  @ApiProperty() trackingNumber!: string;
}

export class ParcelItemResponse {
  @ApiProperty() hsCode!: string;
  @ApiProperty({ description: 'kilograms, one unit' }) itemWeight!: number;
  @ApiProperty() productId!: string;
  @ApiProperty() quantity!: number;
  @ApiProperty() skuId!: string;
  @ApiProperty() skuName!: string;
}

export class CoreStatusResponse {
  @ApiProperty() buyerStep!: string;
  @ApiProperty() code!: string;
  @ApiProperty({ enum: parcelMachine.states }) macroStep!: string;
}

export class ParcelEventResponse {
  @ApiProperty() coreStatus!: CoreStatusResponse;
  @ApiProperty() description!: string;
  @ApiProperty({ format: 'date-time' }) eventDate!: string;
  @ApiProperty({ format: 'date-time' }) receivedDate!: string;
}

/** The parcel of the list and of the single read (decision 7.10). Weights in kilograms. */
export class ParcelResponse {
  @ApiProperty() merchantId!: string;
  @ApiProperty() parcelId!: string;
  @ApiProperty() salesChannel!: string;
  @ApiProperty() salesChannelOrderId!: string;
  @ApiProperty({ description: 'ISO 3166 alpha-2' }) senderCountry!: string;
  @ApiProperty({ description: 'ISO 3166 alpha-2' }) recipientCountry!: string;
  @ApiProperty({ enum: parcelMachine.states }) status!: string;
  @ApiProperty() trackingUrl!: string;
  @ApiPropertyOptional() shipmentId?: string;
  @ApiProperty() grossWeight!: number;
  @ApiProperty() netWeight!: number;
  @ApiProperty() volumetricWeight!: number;
  @ApiProperty() lastMileTrackingNumber!: string;
  @ApiProperty({ format: 'date-time' }) creationDate!: string;
  @ApiProperty({ format: 'date-time' }) deliveryEstimateDate!: string;
  @ApiProperty({ format: 'date-time' }) lastUpdateDate!: string;
  @ApiPropertyOptional({ description: 'left out when the invoice was revoked' })
  invoiceDocumentUrl?: string;
  @ApiProperty() invoiceNumber!: string;
  @ApiProperty({ type: [ParcelLabelResponse] }) labels!: ParcelLabelResponse[];
  @ApiProperty({ type: [ParcelItemResponse] }) items!: ParcelItemResponse[];
  @ApiProperty({ type: [ParcelEventResponse] }) events!: ParcelEventResponse[];
}

export class ListParcelsResponse {
  @ApiProperty({ type: [ParcelResponse] }) parcels!: ParcelResponse[];
  @ApiPropertyOptional({ description: 'left out on the last page' }) nextPageToken?: string;
}

export function toParcelResponse(row: ListedParcel, links: Links): ParcelResponse {
  return {
    merchantId: row.merchant_id,
    parcelId: row.parcel_id,
    salesChannel: row.sales_channel,
    salesChannelOrderId: row.sales_channel_order_id,
    senderCountry: row.sender_country,
    recipientCountry: row.recipient_country,
    status: row.status,
    trackingUrl: links.tracking(row.tracking_token),
    ...(row.shipment_id === null ? {} : { shipmentId: row.shipment_id }),
    grossWeight: kilograms(row.gross_weight),
    netWeight: kilograms(row.net_weight),
    volumetricWeight: kilograms(row.volumetric_weight),
    lastMileTrackingNumber: row.last_mile_tracking_number,
    creationDate: row.creation_date.toISOString(),
    deliveryEstimateDate: row.delivery_estimate_date.toISOString(),
    lastUpdateDate: row.last_update_date.toISOString(),
    ...(row.invoice_token === null
      ? {}
      : { invoiceDocumentUrl: links.document(row.invoice_token) }),
    invoiceNumber: row.invoice_number,
    labels: labelsOf(row, links),
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

function labelsOf(row: ListedParcel, links: Links): ParcelLabelResponse[] {
  if (row.label_token === null) return [];
  return [
    {
      labelUrl: links.document(row.label_token),
      lineHaulService: LINE_HAUL_SERVICE,
      trackingNumber: row.last_mile_tracking_number,
    },
  ];
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
