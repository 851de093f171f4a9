import { Refusal } from '#platform';
import type { EndpointEntity } from './store/endpoint.entity.js';

/** An endpoint without its secrets. */
export type Endpoint = Omit<EndpointEntity, 'secret' | 'previousSecret' | 'bucket'>;

/** An endpoint with a new secret, which is shown only once. */
export interface EndpointWithSecret {
  endpoint: Endpoint;
  secret: string;
}

/** Who asks: a merchant, about its own endpoints, or an operator, about those of all merchants. */
export type Requester = { merchantId: string } | { operator: string };

/** What is given when an endpoint is made. */
export interface EndpointSettings {
  url: string;
  /** Null: all. */
  types: readonly string[] | null;
  payload: 'full' | 'thin';
  ordering: 'subject' | 'none';
  /** Requests a second at most. */
  rate: number;
  description: string | null;
}

export function endpointNotFound(id: string): Refusal {
  return new Refusal('endpoint-not-found', `There is no endpoint ${id}.`);
}
