import { Database, outsideTransaction, Refusal, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { EndpointAccess } from './endpoint-access.js';
import { readEndpoint, type AddressedEndpoint } from './store/addressed-endpoint.store.js';
import { selectDelivery, type AttemptedDelivery } from './store/deliveries.store.js';

/** Reads a delivery with its attempts. */
@Injectable()
export class ReadDelivery {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `endpoint-not-found`, `not-found` */
  async read(
    access: EndpointAccess,
    endpointId: string,
    deliveryId: string,
  ): Promise<AttemptedDelivery> {
    const db = outsideTransaction(this.database.http);
    return deliveryOf(db, await readEndpoint(db, access, endpointId), deliveryId);
  }
}

/** @throws Refusal `not-found`, for a delivery of another endpoint as well */
export async function deliveryOf(
  db: Queries,
  { id: endpointId, merchantId }: AddressedEndpoint,
  deliveryId: string,
): Promise<AttemptedDelivery> {
  const found = isUuid(deliveryId)
    ? await selectDelivery(db, { merchantId, endpointId }, deliveryId)
    : undefined;
  if (!found) throw new Refusal('not-found', `There is no delivery ${deliveryId}.`);
  return found;
}
