import type { EventOf, ShipmentStatusChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import type { Shipment, ShipmentStatus } from './domain/shipment.js';

type StatusChanged = NewEvent<EventOf<typeof ShipmentStatusChanged>>;

export function shipmentCreated(shipment: Shipment): StatusChanged {
  return {
    merchantId: shipment.merchantId,
    subject: shipment.shipmentId,
    version: shipment.version,
    shipmentId: shipment.shipmentId,
    status: shipment.status,
    parcelIds: shipment.parcelIds,
    weight: shipment.weight,
    expectedShipDate: shipment.expectedShipDate.toISOString(),
    expectedDeliveryDate: shipment.expectedDeliveryDate.toISOString(),
  };
}

export function shipmentMoved(shipment: Shipment, previousStatus: ShipmentStatus): StatusChanged {
  return { ...shipmentCreated(shipment), previousStatus };
}
