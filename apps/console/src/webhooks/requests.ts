import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf, MAY_BE_ABSENT } from '../api/client.js';
import type { Page } from '../live/changes.js';
import { PATHS, type Reader } from './paths.js';
import type { DeliveryFilter } from './search.js';

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

const PAGE_SIZE = 100;

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
    const { endpoints, ...rest } = await bodyOf(
      api.GET('/ops/webhooks/endpoints', { params: { query }, signal }),
    );
    return { ...rest, rows: endpoints };
  }
  const { endpoints } = await bodyOf(api.GET('/ext/webhooks/endpoints', { signal }));
  const { state } = query;
  return { rows: endpoints.filter((one) => state === undefined || one.state === state) };
}

/** @throws ApiProblem 404 if there is none that the reader may see */
export function readEndpoint(
  reader: Reader,
  endpointId: string,
  signal: AbortSignal,
  headers = {},
): Promise<EndpointDetail> {
  const options = { params: { path: { endpointId } }, headers, signal };
  return bodyOf(api.GET(PATHS.endpoint[reader], options));
}

/** @param merchantId for operators: the merchant of the endpoint */
export function createEndpoint(
  reader: Reader,
  merchantId: string,
  body: Schemas['CreateEndpointRequest'],
): Promise<EndpointSecret> {
  return bodyOf(
    reader === 'operator'
      ? api.POST('/ops/webhooks/endpoints', { params: { query: { merchantId } }, body })
      : api.POST('/ext/webhooks/endpoints', { body }),
  );
}

export function changeEndpoint(
  reader: Reader,
  endpointId: string,
  body: Schemas['ChangeEndpointRequest'],
): Promise<Endpoint> {
  return bodyOf(api.PATCH(PATHS.endpoint[reader], { params: { path: { endpointId } }, body }));
}

export async function deleteEndpoint(reader: Reader, endpointId: string): Promise<void> {
  await api.DELETE(PATHS.endpoint[reader], { params: { path: { endpointId } } });
}

export function rotateSecret(reader: Reader, endpointId: string): Promise<EndpointSecret> {
  return bodyOf(api.POST(PATHS.rotate[reader], { params: { path: { endpointId } } }));
}

export function disableEndpoint(reader: Reader, endpointId: string): Promise<Endpoint> {
  return bodyOf(api.POST(PATHS.disable[reader], { params: { path: { endpointId } } }));
}

/** @param recoverFrom ISO 8601: events that were not delivered since then are sent */
export function enableEndpoint(
  reader: Reader,
  endpointId: string,
  recoverFrom: string | undefined,
): Promise<Schemas['EnabledEndpointResponse']> {
  const body = recoverFrom === undefined ? {} : { recoverFrom };
  return bodyOf(api.POST(PATHS.enable[reader], { params: { path: { endpointId } }, body }));
}

export function sendTest(reader: Reader, endpointId: string): Promise<Delivery> {
  return bodyOf(api.POST(PATHS.test[reader], { params: { path: { endpointId } } }));
}

/** The content of a replay: events, or all failed deliveries. */
export type Again =
  | { what: 'events'; body: Schemas['ReplayRequest'] }
  | { what: 'failed'; body: Schemas['RetryDeliveriesRequest'] };

/** The number of events that {@link sendAgain} would send. */
export async function countAgain(
  reader: Reader,
  endpointId: string,
  again: Again,
): Promise<Schemas['ReplayPreviewResponse']> {
  const answer = await postAgain(reader, { endpointId, dryRun: true }, again);
  if ('events' in answer) return answer;
  throw new Error('the answer to a dry run has no count');
}

/** Starts the replay. */
export async function sendAgain(reader: Reader, endpointId: string, again: Again): Promise<void> {
  await postAgain(reader, { endpointId, dryRun: false }, again);
}

function postAgain(
  reader: Reader,
  { endpointId, dryRun }: { endpointId: string; dryRun: boolean },
  again: Again,
): Promise<Schemas['ReplayPreviewResponse'] | Replay> {
  const params = { path: { endpointId }, query: { dryRun } };
  return bodyOf(
    again.what === 'events'
      ? api.POST(PATHS.replay[reader], { params, body: again.body })
      : api.POST(PATHS.retryAll[reader], { params, body: again.body }),
  );
}

export function cancelReplay(reader: Reader, endpointId: string): Promise<Replay> {
  return bodyOf(api.POST(PATHS.cancelReplay[reader], { params: { path: { endpointId } } }));
}

/** The last replay of an endpoint. @throws ApiProblem 404 if there was none */
export function readReplay(
  reader: Reader,
  endpointId: string,
  signal: AbortSignal,
): Promise<Replay> {
  const options = { params: { path: { endpointId } }, headers: MAY_BE_ABSENT, signal };
  return bodyOf(api.GET(PATHS.replay[reader], options));
}

/** A page of the deliveries of an endpoint, the newest first. */
export async function readDeliveries(
  reader: Reader,
  endpointId: string,
  given: { state?: DeliveryFilter; nextPageToken?: string },
  signal: AbortSignal,
): Promise<Page<Delivery>> {
  const query = { ...given, pageSize: PAGE_SIZE };
  const { deliveries, ...rest } = await bodyOf(
    api.GET(PATHS.deliveries[reader], { params: { path: { endpointId }, query }, signal }),
  );
  return { ...rest, rows: deliveries };
}

/** The ids of a delivery: its endpoint and its own id. */
type DeliveryPlace = Pick<Delivery, 'endpointId' | 'deliveryId'>;

/** @throws ApiProblem 404 for a deleted delivery */
export function readDelivery(
  reader: Reader,
  path: DeliveryPlace,
  signal: AbortSignal,
): Promise<DeliveryWithAttempts> {
  const options = { params: { path }, headers: MAY_BE_ABSENT, signal };
  return bodyOf(api.GET(PATHS.delivery[reader], options));
}

/** @returns the delivery that is due now: the waiting one, or a new one */
export function retryDelivery(reader: Reader, path: DeliveryPlace): Promise<Delivery> {
  return bodyOf(api.POST(PATHS.retry[reader], { params: { path } }));
}
