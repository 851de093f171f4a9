import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { LoggedRequest } from './store/request-list.store.js';

export class LoggedRequestResponse {
  @ApiProperty({ description: 'The id of the entry.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'When the request arrived.', format: 'date-time' })
  at!: string;

  @ApiProperty({
    description: 'The duration from the head of the request to the end of its answer, in ms.',
    type: 'integer',
    example: 12,
  })
  durationMs!: number;

  @ApiProperty({ description: 'The client that sent it.', example: 'ACME-ERP' })
  clientId!: string;

  @ApiPropertyOptional({ description: 'The merchant of the client.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({ description: 'The fulfilment partner of the client.' })
  partnerId?: string;

  @ApiPropertyOptional({ description: 'The sales channel that sent it.', example: 'MELI' })
  salesChannel?: string;

  @ApiProperty({ description: 'Its method.', example: 'GET' })
  method!: string;

  @ApiPropertyOptional({
    description: 'The path as in the API document, without values; left out for an unknown path.',
    example: '/ext/orders/{orderId}',
  })
  path?: string;

  @ApiProperty({
    description:
      'The status of the answer; 499 if the answer was not sent to its end, mostly because the caller closed the connection.',
    type: 'integer',
    example: 404,
  })
  status!: number;

  @ApiPropertyOptional({
    description: 'The problem code of a refusal.',
    example: 'order-not-found',
  })
  code?: string;

  @ApiProperty({ description: '`X-Request-Id` of the answer.' })
  requestId!: string;

  @ApiProperty({ description: 'Whether a page of the console sent it.' })
  fromConsole!: boolean;

  @ApiPropertyOptional({
    description:
      'The body of a refusal as answered, with the first of many faults. Absent if it is longer than 8 KiB.',
    type: 'object',
    additionalProperties: true,
  })
  refusal?: object;

  @ApiProperty({
    description: 'The time of storage, a second or two after the answer.',
    format: 'date-time',
  })
  lastUpdateDate!: string;
}

export class RequestsResponse {
  @ApiProperty({
    type: [LoggedRequestResponse],
    description: 'The requests in the order in which they were stored.',
  })
  requests!: LoggedRequestResponse[];

  @ApiPropertyOptional({ description: 'The token of the next page; absent on the last page.' })
  nextPageToken?: string;
}

export function toRequestsResponse({
  records,
  ...next
}: ListPage<LoggedRequest>): RequestsResponse {
  return { requests: records.map(toLoggedRequest), ...next };
}

function toLoggedRequest(request: LoggedRequest): LoggedRequestResponse {
  const { id, durationMs, clientId, method, status, requestId, fromConsole } = request;
  const { path, code, refusal } = request;
  return {
    id,
    at: request.at.toISOString(),
    durationMs,
    clientId,
    ...ownerOf(request),
    method,
    ...(path !== null && { path }),
    status,
    ...(code !== null && { code }),
    requestId,
    fromConsole,
    ...(refusal !== null && { refusal }),
    lastUpdateDate: request.lastUpdateDate.toISOString(),
  };
}

function ownerOf({ kind, owner }: LoggedRequest) {
  switch (kind) {
    case 'merchant':
      return { merchantId: owner };
    case 'fulfillment-partner':
      return { partnerId: owner };
    case 'sales-channel':
      return { salesChannel: owner };
    default:
      return {};
  }
}
