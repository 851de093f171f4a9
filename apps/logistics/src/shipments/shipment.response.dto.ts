import { closed } from '#contracts';
import { model, optional, type ListPage } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import { shipmentMachine, type Shipment } from './domain/shipment.js';

export const ShipmentResponse = model('ShipmentResponse', {
  id: Type.String({ description: 'The shipment id, which the service generates.', format: 'uuid' }),
  status: closed(shipmentMachine.states, {
    description: 'SHIPPED once every parcel that is not cancelled has left.',
  }),
  parcelIds: Type.Array(Type.String(), {
    description: 'The parcels of the shipment; they do not change after its creation.',
  }),
  description: optional(
    Type.String({ description: 'The description that was sent with the shipment.' }),
  ),
  expectedShipDate: Type.String({
    description: 'When it is expected to leave the fulfillment facility.',
    format: 'date-time',
  }),
  expectedDeliveryDate: Type.String({
    description: 'Expected at the consolidation hub.',
    format: 'date-time',
  }),
  firstMileCarrierId: optional(Type.String({ description: 'The carrier of the first mile.' })),
  firstMileTrackingNumber: Type.String({
    description: 'The tracking number of the first mile.',
    example: 'FM-1',
  }),
  weight: Type.Number({
    description: 'Kilograms: the sum of the gross weights of the parcels at its creation.',
    example: 0.9,
  }),
  merchantId: Type.String({ description: 'The merchant of the parcels.', example: 'ACME' }),
  creationDate: Type.String({ description: 'When it was created.', format: 'date-time' }),
  lastUpdateDate: Type.String({ description: 'Changes with its status.', format: 'date-time' }),
  version: Type.Integer({
    description: 'That of the newest event about it on `logistics.shipment`.',
    example: 1,
  }),
  type: Type.Literal('shipment', { description: 'The type of the object; always `shipment`.' }),
});
export type ShipmentResponse = Static<typeof ShipmentResponse>;

export const ListShipmentsResponse = model('ListShipmentsResponse', {
  shipments: Type.Array(ShipmentResponse, { description: 'By last update, then id.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
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
