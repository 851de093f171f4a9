import type { NewShipment } from './shipment.js';
import type { ParcelStatus } from '../../parcels/domain/parcel-status.js';

/** One thing wrong with a shipment that is to be; the pointer is into the request. */
export interface ShipmentFault {
  pointer: string;
  code: string;
  detail: string;
}

/** What breaks a rule whatever the state of the parcels (decision 7.9); `merchants` by parcel, of those that may be seen. */
export function faultsOf(
  { parcelIds, expectedShipDate, expectedDeliveryDate }: NewShipment,
  merchants: ReadonlyMap<string, string>,
): ShipmentFault[] {
  const faults: ShipmentFault[] = [];
  const merchantId = parcelIds.map((parcelId) => merchants.get(parcelId)).find(Boolean);
  for (const [index, parcelId] of parcelIds.entries()) {
    const pointer = `/parcelIds/${index}`;
    const owner = merchants.get(parcelId);
    if (owner === undefined) {
      faults.push({ pointer, code: 'unknown-parcel', detail: 'is not one of your parcels' });
    } else if (owner !== merchantId) {
      const detail = `belongs to ${owner}, but the first parcel belongs to ${merchantId}`;
      faults.push({ pointer, code: 'mixed-merchants', detail });
    } else if (parcelIds.indexOf(parcelId) < index) {
      faults.push({
        pointer,
        code: 'duplicate-parcel',
        detail: 'is a duplicate of an earlier parcel id',
      });
    }
  }
  if (expectedShipDate > expectedDeliveryDate) {
    const detail = 'must not be after expectedDeliveryDate';
    faults.push({ pointer: '/expectedShipDate', code: 'ship-after-delivery', detail });
  }
  return faults;
}

/** A parcel as a shipment finds it, locked. */
export interface ShippableParcel {
  parcelId: string;
  status: ParcelStatus;
  shipmentId?: string;
}

/** Which parcels cannot be shipped as they are (decision 7.9). */
export function conflictsOf(
  parcelIds: readonly string[],
  parcels: readonly ShippableParcel[],
): ShipmentFault[] {
  const byId = new Map(parcels.map((parcel) => [parcel.parcelId, parcel]));
  return parcelIds.flatMap((parcelId, index): ShipmentFault[] => {
    const pointer = `/parcelIds/${index}`;
    const parcel = byId.get(parcelId);
    if (parcel?.status !== 'SHIPMENT_CREATED') {
      const detail = `${parcelId} is ${parcel?.status ?? 'deleted'}, not SHIPMENT_CREATED`;
      return [{ pointer, code: 'parcel-not-shippable', detail }];
    }
    if (parcel.shipmentId === undefined) return [];
    const detail = `${parcelId} is already in the shipment ${parcel.shipmentId}`;
    return [{ pointer, code: 'parcel-in-shipment', detail }];
  });
}
