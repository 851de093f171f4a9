import { Refusal, type Caller } from '#edge';
import { shareOf, type Database } from '#platform';
import type { Shipment } from './domain/shipment.js';
import { findShipment } from './store/shipment.store.js';
import { visibleMerchants } from '../carriers/visible-merchants.js';

/**
 * Reads a shipment; operators read shipments of all merchants. @throws Refusal `not-found` when it is absent or not
 * visible to the caller
 */
export async function readShipment(
  database: Database,
  caller: Caller,
  shipmentId: string,
): Promise<Shipment> {
  const merchants =
    caller.kind === 'operator'
      ? undefined
      : await visibleMerchants(database.reads(shareOf(caller)), caller);
  const shipment = await findShipment(database.http, shipmentId, merchants);
  if (!shipment) throw new Refusal('not-found', 'There is no such shipment.');
  return shipment;
}
