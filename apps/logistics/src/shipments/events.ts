import type { EventOf, ShipmentStatusChanged } from '#contracts';
import type { NewEvent } from '#messaging';
import type { Shipment } from './domain/shipment.js';

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

/** A shipment leaves CREATED once. */
export function shipmentStatusChanged(shipment: Shipment): StatusChanged {
  return { ...shipmentCreated(shipment), previousStatus: 'CREATED' };
}
