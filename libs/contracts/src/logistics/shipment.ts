import { Type } from 'typebox';
import { defineContract, id, instant } from '#messaging/contract';
import { described, kilograms, merchantEnvelope } from '../fields.js';
import { shipmentStatus } from '../vocabulary.js';

export const ShipmentStatusChanged = defineContract({
  type: 'shipment.status-changed',
  stream: 'logistics.shipment',
  description: 'A shipment was created, left, or was cancelled.',
  fields: {
    ...merchantEnvelope,
    shipmentId: described(id, '`id` in the API'),
    status: shipmentStatus,
    previousStatus: Type.Optional(shipmentStatus),
    parcelIds: Type.Array(id, {
      description: 'parcels that have this `shipmentId` in the API, unless it is CANCELLED',
    }),
    weight: kilograms,
    expectedShipDate: instant,
    expectedDeliveryDate: instant,
    firstMileCarrierId: Type.Optional(id),
    firstMileTrackingNumber: id,
    creationDate: instant,
  },
  key: (event) => event.shipmentId,
});
