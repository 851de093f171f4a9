import { ShipmentStatusChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { statusWith, type Shipment, type ShipmentStatus } from './domain/shipment.js';
import { shipmentMoved } from './shipment-events.js';
import { lockShipments, parcelStatusesOf, saveShipments } from './store/shipment.store.js';

/**
 * Updates the shipments of parcels that have just left or were cancelled (decision 7.9), in the same transaction. The
 * statuses of the other parcels are read after the shipment is locked: when two transactions update the last two
 * parcels, the second sees the result of the first.
 */
export async function followParcels(
  uow: UnitOfWork,
  parcels: readonly { shipmentId: string | null }[],
): Promise<void> {
  const ids = [...new Set(parcels.flatMap(({ shipmentId }) => shipmentId ?? []))];
  if (ids.length === 0) return;
  const [shipments, statuses] = await Promise.all([
    lockShipments(uow, ids),
    parcelStatusesOf(uow, ids),
  ]);
  const created = shipments.filter(({ status }) => status === 'CREATED');
  const moves = created.map((shipment) => ({
    shipment,
    to: statusWith(statuses.get(shipment.shipmentId) ?? []),
  }));
  const changed = moves.filter(({ to }) => to !== 'CREATED');
  advanceShipments(uow, changed);
}

/** Writes and publishes the changes of locked shipments and returns the updated shipments. */
export function advanceShipments(
  uow: UnitOfWork,
  moves: readonly { shipment: Shipment; to: ShipmentStatus }[],
): Shipment[] {
  if (moves.length === 0) return [];
  const advanced = moves.map(({ shipment, to }) => ({
    ...shipment,
    status: to,
    version: shipment.version + 1,
  }));
  saveShipments(uow, advanced);
  for (const shipment of advanced) {
    uow.publish(ShipmentStatusChanged, shipmentMoved(shipment, 'CREATED'));
  }
  return advanced;
}
