import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { vocabulary } from '#contracts';
import { orderMachine } from './domain/order-status.js';
import { OrderDocument } from './order-parcel.response.dto.js';

class PackedUnits {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Units.', type: 'integer', example: 2 })
  quantity!: number;
}

class InvoicedUnits extends PackedUnits {
  @ApiProperty({
    description:
      "Unit price in the merchant's currency; × quantity, rounded, the value of the line.",
    example: 54.1,
  })
  invoicedPrice!: number;
}

class ReturnedUnits extends PackedUnits {
  @ApiProperty({ description: 'The line of the order.', example: '1' })
  itemId!: string;

  @ApiProperty({ description: 'In which state.', enum: ['AVAILABLE', 'DAMAGED'] })
  inventoryType!: string;
}

class PackedData {
  @ApiProperty({ description: 'What was packed.', type: [PackedUnits] })
  packedSkuList!: PackedUnits[];

  @ApiProperty({ description: 'Code of the parcel.' })
  parcelCode!: string;
}

class InvoicedData {
  @ApiProperty({ description: 'Number of the invoice.', example: 'ACME-00000001' })
  number!: string;

  @ApiProperty({ description: "The sum of the lines, in the merchant's currency.", example: 108.2 })
  value!: number;

  @ApiProperty({ description: 'What was invoiced.', type: [InvoicedUnits] })
  items!: InvoicedUnits[];

  @ApiPropertyOptional({
    description:
      "A link that opens it without a token for some days; left out once the buyer's data is erased.",
    format: 'uri',
  })
  invoiceUrl?: string;
}

class ReadyToShipData {
  @ApiProperty({
    description: "Label and commercial invoice; none once the buyer's data is erased.",
    type: [OrderDocument],
  })
  documents!: OrderDocument[];

  @ApiProperty({ description: 'Parcel id.', example: 'ACME000000000001MX' })
  parcelId!: string;
}

class TrackingData {
  @ApiProperty({ description: 'Parcel id.', example: 'ACME000000000001MX' })
  parcelId!: string;

  @ApiProperty({ description: 'What happened.', type: [String], example: ['LEFT_FULFILLMENT'] })
  trackingCodes!: string[];

  @ApiProperty({ description: 'Added to what is known.', enum: ['APPEND'] })
  trackingUpdateMode!: string;
}

class ShippedData {
  @ApiProperty({ description: "The parcel's public page.", format: 'uri' })
  trackingUrl!: string;
}

class CodedReason {
  @ApiProperty({ description: 'The kind of reason.', enum: vocabulary.reasonCodes })
  reasonCode!: string;
}

class CancelledData extends CodedReason {
  @ApiPropertyOptional({ description: 'Why.', example: 'The buyer changed their mind' })
  cancelReason?: string;
}

/** The `eventData` of ON_HOLD, OPERATIONAL_ISSUE and RETURN_REQUESTED. */
class ReasonData extends CodedReason {
  @ApiPropertyOptional({ description: 'Why.', example: 'out-of-stock' })
  reason?: string;
}

class ReturnedData {
  @ApiProperty({ description: 'Of all units.', enum: ['AVAILABLE', 'DAMAGED', 'MIXED'] })
  condition!: string;

  @ApiProperty({ description: 'What came back.', type: [ReturnedUnits] })
  items!: ReturnedUnits[];

  @ApiProperty({ description: 'The warehouse that received it.', type: 'integer', example: 1001 })
  warehouseId!: number;
}

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

@ApiExtraModels(...eventData)
export class HistoryEntryResponse {
  @ApiProperty({ description: 'The id of the entry, which its event carries.', format: 'uuid' })
  historyId!: string;

  @ApiProperty({ description: 'When it happened.', format: 'date-time' })
  eventDate!: string;

  @ApiProperty({ description: 'When the entry was written.', format: 'date-time' })
  receivedDate!: string;

  @ApiProperty({
    description: 'A status, or PARCEL_TRACKING_UPDATED, which never is one.',
    enum: [...orderMachine.states, 'PARCEL_TRACKING_UPDATED'],
  })
  status!: string;

  @ApiPropertyOptional({
    description: 'In the shape of the status; left out where there is nothing to say.',
    anyOf: eventData.map((shape) => ({ $ref: getSchemaPath(shape) })),
  })
  eventData?: object;
}
