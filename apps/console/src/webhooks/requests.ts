import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import type { Page } from '../live/changes.js';
import { operationOf, type Reader } from './paths.js';

export type Endpoint = Schemas['EndpointResponse'];
/** An endpoint with the counts of its attempts and deliveries of the last 24 hours. */
export type EndpointDetail = Schemas['EndpointDetailResponse'];
/** An endpoint with the secret, which no other answer contains. */
export type EndpointSecret = Schemas['EndpointSecretResponse'];
export type Delivery = Schemas['DeliveryResponse'];
export type DeliveryWithAttempts = Schemas['DeliveryWithAttemptsResponse'];
export type Attempt = Schemas['AttemptResponse'];
export type AttemptError = NonNullable<Attempt['error']>;
export type Replay = Schemas['ReplayResponse'];

export type EndpointQuery = Omit<
  Query<'listWebhookEndpointsOfAllMerchants'>,
  'pageSize' | 'nextPageToken'
>;

/** A page of the list, in the order of creation; the list of a merchant is complete. */
export async function readEndpoints(
  reader: Reader,
  query: EndpointQuery,
  signal: AbortSignal,
): Promise<Page<EndpointDetail>> {
  if (reader === 'operator') {
    const id = 'listWebhookEndpointsOfAllMerchants';
    const { endpoints, ...rest } = await call(id, { query, signal });
    return { ...rest, rows: endpoints };
  }
  const { endpoints } = await call('listWebhookEndpoints', { signal });
  const { state } = query;
  return { rows: endpoints.filter((endpoint) => state === undefined || endpoint.state === state) };
}

/** @throws ApiProblem 404 if there is none that the reader may see */
export function readEndpoint(
  reader: Reader,
  endpointId: string,
  options: { signal: AbortSignal; mayBeAbsent?: true },
): Promise<EndpointDetail> {
  const id = operationOf({ kind: reader }, 'readWebhookEndpoint');
  return call(id, { path: { endpointId }, ...options });
}

/** The content of a replay: events, or all failed deliveries. */
export type Again =
  | { what: 'events'; body: Schemas['ReplayRequest'] }
  | { what: 'failed'; body: Schemas['RetryDeliveriesRequest'] };

/** Starts the replay, or with `dryRun` only counts the events. */
export function sendAgain(kind: Reader, endpointId: string, again: Again, dryRun: boolean) {
  const request = { path: { endpointId }, query: { dryRun } };
  return again.what === 'events'
    ? call(operationOf({ kind }, 'replayWebhookEvents'), { ...request, body: again.body })
    : call(operationOf({ kind }, 'retryWebhookDeliveries'), { ...request, body: again.body });
}

/** @returns the delivery that is due now: the waiting one, or a new one */
export function retryDelivery(
  kind: Reader,
  { endpointId, deliveryId }: Pick<Delivery, 'endpointId' | 'deliveryId'>,
): Promise<Delivery> {
  const id = operationOf({ kind }, 'retryWebhookDelivery');
  return call(id, { path: { endpointId, deliveryId } });
}
