import type { NewShipment } from './shipment.js';
import type { ParcelStatus } from '../../parcels/domain/parcel-status.js';

/** A fault of a requested shipment; the pointer is into the request. */
export interface ShipmentFault {
  pointer: string;
  code: string;
  detail: string;
}

/** The faults that do not depend on the state of the parcels (decision 7.9); `merchants` by visible parcel. */
export function faultsOf(
  { parcelIds, expectedShipDate, expectedDeliveryDate }: NewShipment,
  merchants: ReadonlyMap<string, string>,
): ShipmentFault[] {
  const faults: ShipmentFault[] = [];
  const merchantId = parcelIds.map((parcelId) => merchants.get(parcelId)).find(Boolean);
  for (const [index, parcelId] of parcelIds.entries()) {
    const add = (code: string, detail: string) =>
      faults.push({ pointer: `/parcelIds/${index}`, code, detail });
    const owner = merchants.get(parcelId);
    if (owner === undefined) add('unknown-parcel', 'is not one of your parcels');
    else if (owner !== merchantId) {
      add('mixed-merchants', `belongs to ${owner}, but the first parcel belongs to ${merchantId}`);
    } else if (parcelIds.indexOf(parcelId) < index) {
      add('duplicate-parcel', 'is a duplicate of an earlier parcel id');
    }
  }
  if (expectedShipDate > expectedDeliveryDate) {
    const detail = 'must not be after expectedDeliveryDate';
    faults.push({ pointer: '/expectedShipDate', code: 'ship-after-delivery', detail });
  }
  return faults;
}

/** The data of a locked parcel that a shipment needs; `grossWeight` in kg. */
export interface ShippableParcel {
  parcelId: string;
  status: ParcelStatus;
  shipmentId: string | null;
  grossWeight: string;
}

/** Finds the parcels whose state does not allow shipping (decision 7.9). */
export function conflictsOf(
  parcelIds: readonly string[],
  parcels: readonly Omit<ShippableParcel, 'grossWeight'>[],
): ShipmentFault[] {
  const byId = new Map(parcels.map((parcel) => [parcel.parcelId, parcel]));
  return parcelIds.flatMap((parcelId, index): ShipmentFault[] => {
    const pointer = `/parcelIds/${index}`;
    const parcel = byId.get(parcelId);
    if (parcel?.status !== 'SHIPMENT_CREATED') {
      const detail = `${parcelId} is ${parcel?.status ?? 'deleted'}, not SHIPMENT_CREATED`;
      return [{ pointer, code: 'parcel-not-shippable', detail }];
    }
    if (parcel.shipmentId === null) return [];
    const detail = `${parcelId} is already in the shipment ${parcel.shipmentId}`;
    return [{ pointer, code: 'parcel-in-shipment', detail }];
  });
}
