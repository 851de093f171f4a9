import { ShipmentStatusChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { statusWith } from './domain/shipment.js';
import type { Shipment, ShipmentStatus } from './domain/shipment.js';
import { shipmentMoved } from './shipment-events.js';
import { lockShipments, parcelStatusesOf, saveShipments } from './store/shipment.store.js';

/**
 * Moves the shipments of parcels that have just left or were cancelled (decision 7.9), in the transaction that moved
 * the parcels. Where the others stand is read behind the lock on the shipment: of two transactions that move the last
 * two parcels the second sees what the first has done.
 */
export async function followParcels(
  uow: UnitOfWork,
  parcels: readonly { shipmentId?: string }[],
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
  advanceShipments(
    uow,
    moves.filter(({ to }) => to !== 'CREATED'),
  );
}

/** Writes and publishes the changes of locked shipments, and answers them as they are now. */
export function advanceShipments(
  uow: UnitOfWork,
  moves: readonly { shipment: Shipment; to: ShipmentStatus }[],
): Shipment[] {
  if (moves.length === 0) return [];
  const moved = moves.map(({ shipment, to }) => ({
    ...shipment,
    status: to,
    version: shipment.version + 1,
  }));
  saveShipments(uow, moved);
  for (const shipment of moved) {
    uow.publish(ShipmentStatusChanged, shipmentMoved(shipment, 'CREATED'));
  }
  return moved;
}
