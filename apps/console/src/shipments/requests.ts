import type { Query } from '@entrepot/client';
import { call } from '../api/client.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import type { Shipment } from './shipment-row.js';

export type ShipmentQuery = Query<'listShipments'> & { merchantId?: string };

export const LIST = apiList<Shipment, ShipmentQuery>(
  { operator: 'listShipmentsOfAllMerchants', merchant: 'listShipments' },
  'shipments',
);

/** @throws ApiProblem 404 if there is none that the reader may see */
export function readShipment(
  reader: Reader,
  shipmentId: string,
  options: { signal: AbortSignal; mayBeAbsent?: true },
): Promise<Shipment> {
  const id = reader === 'operator' ? 'readShipmentOfAnyMerchant' : 'readShipment';
  return call(id, { path: { shipmentId }, ...options });
}
