import { ShipmentStatusChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { statusWith, type Shipment } from './domain/shipment.js';
import { shipmentStatusChanged } from './events.js';
import {
  lockShipments,
  parcelStatusesOf,
  saveShipments,
  SHIPMENT_LIST,
} from './store/shipment.store.js';

/**
 * Updates the shipments of parcels that just left or were cancelled (decision 7.9), in the same transaction. The
 * statuses of the other parcels are read after the shipment is locked: when two transactions update the last two
 * parcels, the second sees the result of the first.
 */
export async function advanceShipments(
  unitOfWork: UnitOfWork,
  parcels: readonly { shipmentId: string | null }[],
): Promise<void> {
  const ids = [...new Set(parcels.flatMap(({ shipmentId }) => shipmentId ?? []))];
  if (ids.length === 0) return;
  const [shipments, statuses] = await Promise.all([
    lockShipments(unitOfWork, ids),
    parcelStatusesOf(unitOfWork, ids),
  ]);
  const advanced = shipments
    .filter(({ status }) => status === 'CREATED')
    .map((shipment) => ({
      ...shipment,
      status: statusWith(statuses.get(shipment.shipmentId) ?? []),
    }))
    .filter(({ status }) => status !== 'CREATED');
  if (advanced.length > 0) saveAndPublishTransitions(unitOfWork, advanced);
}

/** Stores and publishes the new statuses of locked shipments; sets their next versions and, at the end, their dates. */
export function saveAndPublishTransitions(
  unitOfWork: UnitOfWork,
  shipments: readonly Shipment[],
): void {
  for (const shipment of shipments) {
    shipment.version += 1;
    const list = { merchantId: shipment.merchantId, list: SHIPMENT_LIST.list };
    unitOfWork.whenStamped(list, (stamp) => {
      shipment.lastUpdateDate = stamp;
      unitOfWork.publish(ShipmentStatusChanged, shipmentStatusChanged(shipment));
    });
  }
  saveShipments(unitOfWork, shipments);
}
