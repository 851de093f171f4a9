import { Refusal } from '#edge';
import type { EndpointEntity } from './store/endpoint.entity.js';

/** An endpoint without its secrets. */
export type Endpoint = Omit<
  EndpointEntity,
  'secret' | 'previousSecret' | 'bucket' | 'typesChangedAt'
>;

/** An endpoint with its health. */
export interface ShownEndpoint extends Omit<Endpoint, 'state'> {
  /** `failing`: the endpoint is enabled, and nothing succeeds (decision 11.20). */
  state: 'enabled' | 'failing' | 'disabled';
  /** The first failure since the last success. */
  failingSince: Date | null;
  /** Failed attempts in a row. */
  failures: number;
  /** The time of the next probe; set while the endpoint is paused because it fails or rests. */
  probeAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  lastSuccessAt: Date | null;
  day: EndpointDay;
}

/** Counts of an endpoint's attempts and deliveries that ended within the last day. */
export interface EndpointDay {
  /** Counts of attempts. */
  succeeded: number;
  failed: number;
  /** Counts of deliveries. */
  delivered: number;
  dead: number;
  dropped: number;
}

/** An endpoint with a new secret, which is shown only once. */
export interface EndpointWithSecret {
  endpoint: Endpoint;
  secret: string;
}

/** The requester: a merchant, for its own endpoints, or an operator, for those of all merchants. */
export type Requester = { merchantId: string } | { operator: string };

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
