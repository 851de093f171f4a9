import { Refusal } from '#edge';
import type { Endpoint } from './store/endpoint.store.js';

/** An endpoint with a new secret, which is shown only once. */
export interface EndpointWithSecret {
  endpoint: Endpoint;
  secret: string;
}

/** The settings of a new endpoint. */
export interface EndpointSettings {
  url: string;
  /** Null means all types. */
  types: readonly string[] | null;
  payload: 'full' | 'thin';
  ordering: 'subject' | 'none';
  /** The maximum number of requests a second. */
  rate: number;
  description: string | null;
}

export function endpointNotFound(id: string): Refusal {
  return new Refusal('endpoint-not-found', `There is no endpoint ${id}.`);
}
