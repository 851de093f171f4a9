import { closed } from '#contracts';
import { described, model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import { FAILURES_TO_PAUSE } from '../domain/failing.js';
import type { Endpoint, ShownEndpoint } from '../store/endpoint.store.js';

export const ENDPOINT_STATES = ['enabled', 'failing', 'disabled'] as const;

export const EndpointResponse = model('EndpointResponse', {
  id: Type.String({ description: 'The id of the endpoint in paths.', format: 'uuid' }),
  merchantId: Type.String({ description: 'The merchant of the endpoint.', example: 'ACME' }),
  url: Type.String({
    description: 'The URL to which events are posted.',
    example: 'https://erp.acme.example/entrepot-events',
  }),
  types: optional(
    Type.Array(Type.String(), {
      description: 'The types of events that it receives; all when left out.',
      example: ['order.status-changed'],
    }),
  ),
  payload: closed(['full', 'thin'], {
    description: 'Whether requests contain the event, or only its address.',
  }),
  ordering: closed(['subject', 'none'], {
    description: 'Whether events of the same subject are sent one after another.',
  }),
  rate: Type.Integer({ description: 'Maximum requests a second.', example: 50 }),
  description: optional(
    Type.String({ description: 'Your description.', example: 'ERP of the shop' }),
  ),
  state: closed(ENDPOINT_STATES, {
    description:
      '`failing`: at least its last 3 attempts failed, or none succeeded within a minute after a failure; from 10 failures ' +
      'in a row it gets single requests until one succeeds. `disabled`: nothing is sent to it.',
  }),
  failingSince: optional(
    Type.String({
      description: 'The date since which nothing has succeeded; only while it is `failing`.',
      format: 'date-time',
    }),
  ),
  pausedUntil: optional(
    Type.String({
      description:
        'The end of its pause, 10 minutes at most. Before it, only a `test` or a `retry` is sent. Absent when ' +
        'it is not paused.',
      format: 'date-time',
    }),
  ),
  pauseReason: optional(
    closed(['failures', 'rest'], {
      description:
        'The reason for the pause. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed.',
    }),
  ),
  lastStatus: optional(
    Type.Integer({
      description: 'The HTTP status of the last answer; absent if the last attempt got none.',
      example: 503,
    }),
  ),
  lastError: optional(
    Type.String({
      description: 'The reason that the last attempt got no answer, as `error` of an attempt.',
      example: 'timeout',
    }),
  ),
  lastSuccessAt: optional(
    Type.String({
      description: 'The date of the last successful attempt, to within a minute.',
      format: 'date-time',
    }),
  ),
  disabledReason: optional(
    Type.String({
      description:
        'The reason why it is disabled. `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.',
      example: 'failing',
    }),
  ),
  disabledAt: optional(
    Type.String({ description: 'The date since which it is disabled.', format: 'date-time' }),
  ),
  previousSecretUntil: optional(
    Type.String({
      description: 'The date until which the previous secret signs as well.',
      format: 'date-time',
    }),
  ),
  createdAt: Type.String({ description: 'Date of creation.', format: 'date-time' }),
  updatedAt: Type.String({ description: 'Date of the last change.', format: 'date-time' }),
});
export type EndpointResponse = Static<typeof EndpointResponse>;

const EndpointDayResponse = model('EndpointDayResponse', {
  successRate: optional(
    Type.Number({
      description: 'The share of attempts that succeeded, 0 to 1; absent without attempts.',
      example: 0.98,
    }),
  ),
  succeeded: Type.Integer({
    description: 'The number of attempts that were answered with a 2xx status.',
    example: 49,
  }),
  failed: Type.Integer({
    description: 'Attempts that were answered otherwise, or not at all.',
    example: 1,
  }),
  delivered: Type.Integer({ description: 'Deliveries that succeeded.', example: 49 }),
  dead: Type.Integer({ description: 'Deliveries that were given up.', example: 0 }),
  dropped: Type.Integer({
    description: 'Deliveries of types that the endpoint no longer receives.',
    example: 0,
  }),
});

export const EndpointDetailResponse = model('EndpointDetailResponse', {
  ...EndpointResponse.properties,
  lastDay: described(
    EndpointDayResponse,
    'Attempts and deliveries that ended within the last 24 hours, by whole hours.',
  ),
});
export type EndpointDetailResponse = Static<typeof EndpointDetailResponse>;

export const EndpointSecretResponse = model('EndpointSecretResponse', {
  ...EndpointResponse.properties,
  secret: Type.String({
    description:
      'The secret that signs the requests according to Standard Webhooks: `whsec_` and 32 bytes in base64. Shown in this answer only.',
  }),
});
export type EndpointSecretResponse = Static<typeof EndpointSecretResponse>;

export const EndpointsResponse = model('EndpointsResponse', {
  endpoints: Type.Array(EndpointDetailResponse, {
    description: 'The endpoints, in the order in which they were created.',
  }),
});
export type EndpointsResponse = Static<typeof EndpointsResponse>;

export const EndpointPageResponse = model('EndpointPageResponse', {
  ...EndpointsResponse.properties,
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
});
export type EndpointPageResponse = Static<typeof EndpointPageResponse>;

/** @param endpoint a new endpoint, or one with its health */
export function toEndpointResponse(endpoint: Endpoint | ShownEndpoint): EndpointResponse {
  const { id, merchantId, url, payload, ordering, rate, state } = endpoint;
  const { types, description, disabledReason, disabledAt, previousUntil } = endpoint;
  return {
    id,
    merchantId,
    url,
    ...(types && { types }),
    payload,
    ordering,
    rate,
    ...(description !== null && { description }),
    state,
    ...('failures' in endpoint && toHealth(endpoint)),
    ...(disabledReason !== null && { disabledReason }),
    ...(disabledAt && { disabledAt: disabledAt.toISOString() }),
    ...(previousUntil &&
      previousUntil > new Date() && { previousSecretUntil: previousUntil.toISOString() }),
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}

function toHealth(endpoint: ShownEndpoint): Partial<EndpointResponse> {
  const { state, failingSince, lastStatus, lastError, lastSuccessAt } = endpoint;
  return {
    ...(state === 'failing' && failingSince && { failingSince: failingSince.toISOString() }),
    ...(state !== 'disabled' && toPause(endpoint)),
    ...(lastStatus && { lastStatus }),
    ...(lastError && { lastError }),
    ...(lastSuccessAt && { lastSuccessAt: lastSuccessAt.toISOString() }),
  };
}

function toPause({ probeAt, failures }: ShownEndpoint) {
  if (!probeAt || probeAt <= new Date()) return {};
  const pauseReason = failures >= FAILURES_TO_PAUSE ? 'failures' : 'rest';
  return { pausedUntil: probeAt.toISOString(), pauseReason } as const;
}

export function toEndpointDetailResponse(endpoint: ShownEndpoint): EndpointDetailResponse {
  const { day } = endpoint;
  const { succeeded, failed } = day;
  const attempts = succeeded + failed;
  const rate = attempts > 0 && { successRate: succeeded / attempts };
  return { ...toEndpointResponse(endpoint), lastDay: { ...rate, ...day } };
}

export function toEndpointSecretResponse({
  endpoint,
  secret,
}: {
  endpoint: Endpoint | ShownEndpoint;
  secret: string;
}): EndpointSecretResponse {
  return { ...toEndpointResponse(endpoint), secret };
}

export function toEndpointPage({
  records,
  ...rest
}: ListPage<ShownEndpoint>): EndpointPageResponse {
  return { endpoints: records.map(toEndpointDetailResponse), ...rest };
}
