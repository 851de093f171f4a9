import { Refusal } from '#edge';
import type { EndpointEntity } from './store/endpoint.entity.js';

/** An endpoint without its secrets. */
export type Endpoint = Omit<
  EndpointEntity,
  'secret' | 'previousSecret' | 'bucket' | 'typesChangedAt'
>;

/** An endpoint and how it has answered. */
export interface ShownEndpoint extends Omit<Endpoint, 'state'> {
  /** `failing`: it is enabled, and nothing succeeds (decision 11.20). */
  state: 'enabled' | 'failing' | 'disabled';
  /** The first failure since the last success. */
  failingSince: Date | null;
  /** Failed attempts in a row. */
  failures: number;
  /** Set while the endpoint is paused, because it fails or rests: when it is probed. */
  probeAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  lastSuccessAt: Date | null;
  day: EndpointDay;
}

/** What became of an endpoint's attempts and deliveries that ended within the last day. */
export interface EndpointDay {
  /** Attempts. */
  succeeded: number;
  failed: number;
  /** Deliveries. */
  delivered: number;
  dead: number;
  dropped: number;
}

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
