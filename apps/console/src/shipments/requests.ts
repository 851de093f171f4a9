import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';
import type { Shipment } from './shipment-row.js';

/** The API's path of shipments. */
export const PATHS = { operator: '/ops/shipments', merchant: '/ext/shipments' } as const;

export type ShipmentQuery = Query<'listShipments'> & { merchantId?: string };

/** A page of the list; operators read the shipments of all merchants, or of a given merchant. */
export async function readShipments(
  reader: Reader,
  query: ShipmentQuery,
  signal: AbortSignal,
): Promise<Page<Shipment>> {
  const { shipments, ...rest } = await bodyOf(
    api.GET(PATHS[reader], { params: { query: queryFor(reader, query) }, signal }),
  );
  return { ...rest, rows: shipments };
}

/** @throws ApiProblem 404 if there is none that the reader may see */
export function readShipment(
  reader: Reader,
  shipmentId: string,
  signal: AbortSignal,
  headers = {},
): Promise<Shipment> {
  const options = { params: { path: { shipmentId } }, headers, signal };
  return bodyOf(api.GET(`${PATHS[reader]}/{shipmentId}`, options));
}

export function createShipment(
  body: Schemas['CreateShipmentRequest'],
  idempotencyKey: string,
): Promise<Shipment> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(api.POST('/ext/shipments', { params, body }));
}

export function cancelShipment(shipmentId: string): Promise<Shipment> {
  return bodyOf(
    api.POST('/ext/shipments/{shipmentId}/cancel', { params: { path: { shipmentId } } }),
  );
}
