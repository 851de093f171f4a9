import { ShipmentStatusChanged } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { shipmentLastChanged } from './events.js';
import { lockShipments } from './store/shipment.store.js';

interface ShipmentKey {
  shipmentId: string;
}

/** Publishes the last event about every shipment again (decision 8.7). */
@Injectable()
export class RepublishShipments {
  constructor(republications: Republications) {
    republications.add<ShipmentKey>('shipments', {
      table: 'shipment',
      key: { shipmentId: 'shipment_id' },
      changedAt: 't.last_update_date',
      publish,
    });
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly ShipmentKey[]): Promise<number> {
  const ids = keys.map(({ shipmentId }) => shipmentId);
  const shipments = await lockShipments(unitOfWork, ids);
  for (const shipment of shipments) {
    unitOfWork.republish(ShipmentStatusChanged, shipmentLastChanged(shipment));
  }
  return shipments.length;
}
