import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class OrderDocument {
  @ApiProperty({ description: 'What it is.', example: 'label' })
  name!: string;

  @ApiProperty({
    description: 'A link that opens it without a token for some days.',
    format: 'uri',
  })
  url!: string;
}

export class OrderParcelItem {
  @ApiProperty({ description: 'As sold in the channel.', example: 'TSHIRT-1' })
  salesChannelSkuId!: string;

  @ApiProperty({ description: 'Units in the parcel.', type: 'integer', example: 1 })
  quantity!: number;
}

export class OrderParcelEvent {
  @ApiProperty({ description: 'The same event has the same id everywhere.' })
  eventId!: string;

  @ApiProperty({ description: 'When it happened.', format: 'date-time' })
  eventDate!: string;

  @ApiProperty({ description: 'What happened.', example: 'LEFT_FULFILLMENT' })
  code!: string;

  @ApiProperty({ description: 'The status that it stands for.', example: 'SHIPPED' })
  macroStep!: string;

  @ApiPropertyOptional({ description: 'Who reported it.', example: 'ACME-FC' })
  carrierId?: string;

  @ApiPropertyOptional({ description: 'As reported.', example: 'LEFT_FULFILLMENT' })
  externalCode?: string;

  @ApiProperty({ description: 'In words.', example: 'Picked up by the carrier' })
  description!: string;

  @ApiProperty({ description: 'City, state, country.', example: 'Laredo, TX, US' })
  location!: string;
}

/** Grows with fulfilment: `code` from PACKED, `parcelId` and documents from READY_TO_SHIP. */
export class OrderParcel {
  @ApiPropertyOptional({ description: 'Name.' })
  name?: string;

  @ApiPropertyOptional({ description: 'Code of the packed parcel, from PACKED.' })
  code?: string;

  @ApiPropertyOptional({
    description: 'Parcel id, from READY_TO_SHIP.',
    example: 'ACME000000000001MX',
  })
  parcelId?: string;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 20 })
  length?: number;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 15 })
  width?: number;

  @ApiPropertyOptional({ description: 'Centimetres.', example: 20 })
  height?: number;

  @ApiPropertyOptional({ description: 'Kilograms; the gross weight.', example: 0.9 })
  weight?: number;

  @ApiPropertyOptional({ description: 'Kilograms, of the goods.', example: 0.8 })
  netWeight?: number;

  @ApiPropertyOptional({ description: 'Kilograms, with packaging.', example: 0.9 })
  grossWeight?: number;

  @ApiProperty({ description: 'What is in it.', type: [OrderParcelItem] })
  items!: OrderParcelItem[];

  @ApiProperty({
    description: "Label and commercial invoice; none once the buyer's data is erased.",
    type: [OrderDocument],
  })
  documents!: OrderDocument[];

  @ApiProperty({ description: 'In the order in which they came.', type: [OrderParcelEvent] })
  events!: OrderParcelEvent[];
}

export class OrderDocumentsResponse {
  @ApiProperty({
    description: '`processing` while there are none and more may come.',
    enum: ['success', 'processing'],
  })
  status!: string;

  @ApiProperty({
    description: "Label and commercial invoice; none once the buyer's data is erased.",
    type: [OrderDocument],
  })
  documents!: OrderDocument[];
}
