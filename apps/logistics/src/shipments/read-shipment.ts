import { Refusal, type Caller } from '#platform';
import type { DataSource } from 'typeorm';
import type { Shipment } from './domain/shipment.js';
import { findShipment } from './store/shipment.store.js';
import { visibleMerchants } from '../carriers/visible-merchants.js';

/** Operators read those of all merchants. @throws Refusal `not-found` when it is absent or not visible to the caller */
export async function readShipment(
  store: DataSource,
  caller: Caller,
  shipmentId: string,
): Promise<Shipment> {
  const merchants = caller.kind === 'operator' ? undefined : await visibleMerchants(store, caller);
  const shipment = await findShipment(store, shipmentId, merchants);
  if (!shipment) throw new Refusal('not-found', 'There is no such shipment.');
  return shipment;
}
