import { Refusal } from '#platform';
import type { AddressedEndpoint } from './store/addressed-endpoint.store.js';

/** @throws Refusal `endpoint-disabled`, since nothing is sent to such an endpoint */
export function refuseDisabled({ id, state }: AddressedEndpoint): void {
  if (state === 'enabled') return;
  throw new Refusal('endpoint-disabled', `The endpoint ${id} is disabled.`);
}
