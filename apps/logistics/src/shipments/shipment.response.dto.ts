import { closed } from '#contracts';
import { model, optional, type ListPage } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import { shipmentMachine, type Shipment } from './domain/shipment.js';

export const ShipmentResponse = model('ShipmentResponse', {
  id: Type.String({ description: 'Made by the service.', format: 'uuid' }),
  status: closed(shipmentMachine.states, {
    description: 'SHIPPED once every parcel that is not cancelled has left.',
  }),
  parcelIds: Type.Array(Type.String(), { description: 'As when it was created.' }),
  description: optional(Type.String({ description: 'In words.' })),
  expectedShipDate: Type.String({
    description: 'When it is expected to leave the fulfillment facility.',
    format: 'date-time',
  }),
  expectedDeliveryDate: Type.String({
    description: 'Expected at the consolidation hub.',
    format: 'date-time',
  }),
  firstMileCarrierId: optional(Type.String({ description: 'Who carries it on the first mile.' })),
  firstMileTrackingNumber: Type.String({ description: 'Of the first mile.', example: 'FM-1' }),
  weight: Type.Number({
    description: 'Kilograms: the sum of the gross weights of the parcels at its creation.',
    example: 0.9,
  }),
  merchantId: Type.String({ description: 'Whose parcels are in it.', example: 'ACME' }),
  creationDate: Type.String({ description: 'When it was created.', format: 'date-time' }),
  lastUpdateDate: Type.String({ description: 'Changes with its status.', format: 'date-time' }),
  version: Type.Integer({
    description: 'That of the newest event about it on `logistics.shipment`.',
    example: 1,
  }),
  type: Type.Literal('shipment', { description: 'What kind of object this is.' }),
});
export type ShipmentResponse = Static<typeof ShipmentResponse>;

export const ListShipmentsResponse = model('ListShipmentsResponse', {
  shipments: Type.Array(ShipmentResponse, { description: 'By last update, then id.' }),
  nextPageToken: optional(Type.String({ description: 'For the next page; left out on the last.' })),
});
export type ListShipmentsResponse = Static<typeof ListShipmentsResponse>;

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
