import type { UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { type Queries } from '#platform';
import { endpointNotFound } from './endpoint.js';
import type { Requester } from './requester.js';
import {
  findEndpoint,
  lockEndpoint,
  type ShownEndpoint,
  type StoredEndpoint,
} from './store/endpoint.store.js';

/** @throws Refusal `endpoint-not-found`, for another merchant's endpoint as well */
export async function readEndpoint(
  queries: Queries,
  requester: Requester,
  endpointId: string,
): Promise<ShownEndpoint> {
  const endpoint = await findEndpoint(queries, requester, endpointId);
  if (!endpoint) throw endpointNotFound(endpointId);
  return endpoint;
}

/** Locks the endpoint, so that it does not change until the commit. @throws Refusal `endpoint-not-found` */
export async function lockedEndpoint(
  unitOfWork: UnitOfWork,
  requester: Requester,
  endpointId: string,
): Promise<StoredEndpoint> {
  const endpoint = await lockEndpoint(unitOfWork, requester, endpointId);
  if (!endpoint) throw endpointNotFound(endpointId);
  return endpoint;
}

/** Locks an endpoint that must be enabled. @throws Refusal also `endpoint-disabled` */
export async function lockedEnabledEndpoint(
  unitOfWork: UnitOfWork,
  requester: Requester,
  endpointId: string,
): Promise<StoredEndpoint> {
  const endpoint = await lockedEndpoint(unitOfWork, requester, endpointId);
  if (endpoint.state === 'enabled') return endpoint;
  throw new Refusal('endpoint-disabled', `The endpoint ${endpointId} is disabled.`);
}
