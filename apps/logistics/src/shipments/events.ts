import type { EventOf, ShipmentStatusChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import type { Shipment } from './domain/shipment.js';

type StatusChanged = NewEvent<EventOf<typeof ShipmentStatusChanged>> & { occurredAt: string };

export function shipmentCreated(shipment: Shipment): StatusChanged {
  const { firstMileCarrierId } = shipment;
  return {
    merchantId: shipment.merchantId,
    subject: shipment.shipmentId,
    version: shipment.version,
    occurredAt: shipment.lastUpdateDate.toISOString(),
    shipmentId: shipment.shipmentId,
    status: shipment.status,
    parcelIds: shipment.parcelIds,
    weight: shipment.weight,
    expectedShipDate: shipment.expectedShipDate.toISOString(),
    expectedDeliveryDate: shipment.expectedDeliveryDate.toISOString(),
    ...(firstMileCarrierId !== null && { firstMileCarrierId }),
    firstMileTrackingNumber: shipment.firstMileTrackingNumber,
    creationDate: shipment.creationDate.toISOString(),
  };
}

/** Creates the last event about a shipment from its present state. */
export function shipmentLastChanged(shipment: Shipment): StatusChanged {
  return shipment.status === 'CREATED'
    ? shipmentCreated(shipment)
    : shipmentStatusChanged(shipment);
}

/** A shipment leaves CREATED only once. */
export function shipmentStatusChanged(shipment: Shipment): StatusChanged {
  return { ...shipmentCreated(shipment), previousStatus: 'CREATED' };
}
