import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { Endpoint } from '../endpoints/store/endpoint.store.js';
import { shareOfRequester, type Requester } from '../endpoints/requester.js';
import { readEndpoint } from '../endpoints/addressed-endpoint.js';
import { selectDelivery, type AttemptedDelivery } from './store/deliveries.store.js';

/** Reads a delivery with its attempts. */
@Injectable()
export class ReadDelivery {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `endpoint-not-found`, `not-found` */
  async read(
    requester: Requester,
    endpointId: string,
    deliveryId: string,
  ): Promise<AttemptedDelivery> {
    const queries = this.database.reads(shareOfRequester(requester));
    return deliveryOf(queries, await readEndpoint(queries, requester, endpointId), deliveryId);
  }
}

/** @throws Refusal `not-found`, for a delivery of another endpoint as well */
export async function deliveryOf(
  queries: Queries,
  { id: endpointId, merchantId }: Pick<Endpoint, 'id' | 'merchantId'>,
  deliveryId: string,
): Promise<AttemptedDelivery> {
  const delivery = isUuid(deliveryId)
    ? await selectDelivery(queries, { merchantId, endpointId }, deliveryId)
    : undefined;
  if (!delivery) throw new Refusal('not-found', `There is no delivery ${deliveryId}.`);
  return delivery;
}
