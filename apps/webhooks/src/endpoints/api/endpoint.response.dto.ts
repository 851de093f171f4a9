import type { ListPage } from '#edge';
import { FAILURES_TO_PAUSE } from '../domain/failing.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Endpoint, ShownEndpoint } from '../endpoint.js';

export const ENDPOINT_STATES = ['enabled', 'failing', 'disabled'] as const;

export class EndpointResponse {
  @ApiProperty({ description: 'The id of the endpoint in paths.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The merchant of the endpoint.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({
    description: 'The URL to which events are posted.',
    example: 'https://erp.acme.example/entrepot-events',
  })
  url!: string;

  @ApiPropertyOptional({
    description: 'The types of events that it receives; all when left out.',
    example: ['order.status-changed'],
    type: [String],
  })
  types?: string[];

  @ApiProperty({
    description: 'Whether requests contain the event, or only its address.',
    enum: ['full', 'thin'],
  })
  payload!: string;

  @ApiProperty({
    description: 'Whether events of the same subject are sent one after another.',
    enum: ['subject', 'none'],
  })
  ordering!: string;

  @ApiProperty({ description: 'Maximum requests a second.', type: 'integer', example: 50 })
  rate!: number;

  @ApiPropertyOptional({ description: 'Your description.', example: 'ERP of the shop' })
  description?: string;

  @ApiProperty({
    description:
      '`failing`: at least its last 3 attempts failed, or none succeeded within a minute after a failure; from 10 failures ' +
      'in a row it gets single requests until one succeeds. `disabled`: nothing is sent to it.',
    enum: ENDPOINT_STATES,
  })
  state!: string;

  @ApiPropertyOptional({
    description: 'The date since which nothing has succeeded; only while it is `failing`.',
    format: 'date-time',
  })
  failingSince?: string;

  @ApiPropertyOptional({
    description:
      'The end of its pause, 10 minutes at most. Before it, only a `test` or a `retry` is sent. Absent when ' +
      'it is not paused.',
    format: 'date-time',
  })
  pausedUntil?: string;

  @ApiPropertyOptional({
    description:
      'The reason for the pause. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed.',
    enum: ['failures', 'rest'],
  })
  pauseReason?: string;

  @ApiPropertyOptional({
    description: 'The HTTP status of the last answer; absent if the last attempt got none.',
    example: 503,
    type: 'integer',
  })
  lastStatus?: number;

  @ApiPropertyOptional({
    description: 'The reason that the last attempt got no answer, as `error` of an attempt.',
    example: 'timeout',
  })
  lastError?: string;

  @ApiPropertyOptional({
    description: 'The date of the last successful attempt, to within a minute.',
    format: 'date-time',
  })
  lastSuccessAt?: string;

  @ApiPropertyOptional({
    description:
      'The reason why it is disabled. `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.',
    example: 'failing',
  })
  disabledReason?: string;

  @ApiPropertyOptional({ description: 'The date since which it is disabled.', format: 'date-time' })
  disabledAt?: string;

  @ApiPropertyOptional({
    description: 'The date until which the previous secret signs as well.',
    format: 'date-time',
  })
  previousSecretUntil?: string;

  @ApiProperty({ description: 'Date of creation.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Date of the last change.', format: 'date-time' })
  updatedAt!: string;
}

class EndpointDayResponse {
  @ApiPropertyOptional({
    description: 'The share of attempts that succeeded, 0 to 1; absent without attempts.',
    example: 0.98,
  })
  successRate?: number;

  @ApiProperty({ description: 'Attempts that were answered 2xx.', type: 'integer', example: 49 })
  succeeded!: number;

  @ApiProperty({
    description: 'Attempts that were answered otherwise, or not at all.',
    type: 'integer',
    example: 1,
  })
  failed!: number;

  @ApiProperty({ description: 'Deliveries that succeeded.', type: 'integer', example: 49 })
  delivered!: number;

  @ApiProperty({ description: 'Deliveries that were given up.', type: 'integer', example: 0 })
  dead!: number;

  @ApiProperty({
    description: 'Deliveries of types that the endpoint no longer receives.',
    type: 'integer',
    example: 0,
  })
  dropped!: number;
}

export class EndpointDetailResponse extends EndpointResponse {
  @ApiProperty({
    type: EndpointDayResponse,
    description: 'Attempts and deliveries that ended within the last 24 hours, by whole hours.',
  })
  lastDay!: EndpointDayResponse;
}

export class EndpointSecretResponse extends EndpointResponse {
  @ApiProperty({
    description:
      'The secret that signs the requests according to Standard Webhooks: `whsec_` and 32 bytes in base64. Shown in this answer only.',
  })
  secret!: string;
}

export class EndpointsResponse {
  @ApiProperty({
    description: 'The endpoints, in the order in which they were created.',
    type: [EndpointDetailResponse],
  })
  endpoints!: EndpointDetailResponse[];
}

export class EndpointPageResponse extends EndpointsResponse {
  @ApiPropertyOptional({ description: 'The token of the next page; absent on the last page.' })
  nextPageToken?: string;
}

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
