import { decimal, toAmount } from '#money';
import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { shipmentMachine, type Shipment } from './domain/shipment.js';

export class ShipmentResponse {
  @ApiProperty({ description: 'Made by the service.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'SHIPPED once every parcel that is not cancelled has left.',
    enum: shipmentMachine.states,
  })
  status!: string;

  @ApiProperty({ description: 'As when it was created.', type: [String] })
  parcelIds!: string[];

  @ApiPropertyOptional({ description: 'In words.' })
  description?: string;

  @ApiProperty({
    description: 'When it is expected to leave the fulfillment facility.',
    format: 'date-time',
  })
  expectedShipDate!: string;

  @ApiProperty({ description: 'Expected at the consolidation hub.', format: 'date-time' })
  expectedDeliveryDate!: string;

  @ApiPropertyOptional({ description: 'Who carries it on the first mile.' })
  firstMileCarrierId?: string;

  @ApiProperty({ description: 'Of the first mile.', example: 'FM-1' })
  firstMileTrackingNumber!: string;

  @ApiProperty({
    description: 'Kilograms: the sum of the gross weights of the parcels at its creation.',
    example: 0.9,
  })
  weight!: number;

  @ApiProperty({ description: 'Whose parcels are in it.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'When it was created.', format: 'date-time' })
  creationDate!: string;

  @ApiProperty({ description: 'Changes with its status.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiProperty({
    description: 'That of the newest event about it on `logistics.shipment`.',
    type: 'integer',
    example: 1,
  })
  version!: number;

  @ApiProperty({ description: 'What kind of object this is.', enum: ['shipment'] })
  type!: string;
}

export class ListShipmentsResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [ShipmentResponse] })
  shipments!: ShipmentResponse[];

  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

export function toShipmentsResponse({
  records,
  ...rest
}: ListPage<Shipment>): ListShipmentsResponse {
  return { shipments: records.map(toShipmentResponse), ...rest };
}

export function toShipmentResponse(shipment: Shipment): ShipmentResponse {
  const { description, firstMileCarrierId } = shipment;
  return {
    id: shipment.shipmentId,
    status: shipment.status,
    parcelIds: shipment.parcelIds,
    ...(description !== null && { description }),
    expectedShipDate: shipment.expectedShipDate.toISOString(),
    expectedDeliveryDate: shipment.expectedDeliveryDate.toISOString(),
    ...(firstMileCarrierId !== null && { firstMileCarrierId }),
    firstMileTrackingNumber: shipment.firstMileTrackingNumber,
    weight: toAmount(decimal(shipment.weight)),
    merchantId: shipment.merchantId,
    creationDate: shipment.creationDate.toISOString(),
    lastUpdateDate: shipment.lastUpdateDate.toISOString(),
    version: shipment.version,
    type: 'shipment',
  };
}
