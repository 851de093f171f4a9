import { ShipmentStatusChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { statusWith } from './domain/shipment.js';
import type { Shipment, ShipmentStatus } from './domain/shipment.js';
import { shipmentMoved } from './shipment-events.js';
import { lockShipments, parcelStatusesOf, saveShipments } from './shipment.store.js';

/**
 * Moves the shipments of parcels that have just left or were cancelled (decision 7.9), in the transaction that moved
 * the parcels; the clocks of their merchants' parcels are drawn.
 */
export async function followParcels(
  uow: UnitOfWork,
  parcels: readonly { shipmentId?: string }[],
): Promise<void> {
  const ids = [...new Set(parcels.flatMap(({ shipmentId }) => shipmentId ?? []))];
  if (ids.length === 0) return;
  const created = (await lockShipments(uow, ids)).filter(({ status }) => status === 'CREATED');
  const statuses = await parcelStatusesOf(uow, ids);
  const moves = created.map((shipment) => ({
    shipment,
    to: statusWith(statuses.get(shipment.shipmentId) ?? []),
  }));
  await moveShipments(
    uow,
    moves.filter(({ to }) => to !== 'CREATED'),
  );
}

/** Writes and tells what became of shipments that are locked, and answers them as they are now. */
export async function moveShipments(
  uow: UnitOfWork,
  moves: readonly { shipment: Shipment; to: ShipmentStatus }[],
): Promise<Shipment[]> {
  if (moves.length === 0) return [];
  const moved = moves.map(({ shipment, to }) => ({
    ...shipment,
    status: to,
    lastUpdateDate: uow.stamp(shipment.merchantId, 'parcel'),
    version: shipment.version + 1,
  }));
  await saveShipments(uow, moved);
  for (const shipment of moved) {
    uow.publish(ShipmentStatusChanged, shipmentMoved(shipment, 'CREATED'));
  }
  return moved;
}
