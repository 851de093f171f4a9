import { anyObject, model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import type { LoggedRequest } from './store/request-list.store.js';

const LoggedRequestResponse = model('LoggedRequestResponse', {
  id: Type.String({ description: 'The id of the entry.', format: 'uuid' }),
  at: Type.String({ description: 'When the request arrived.', format: 'date-time' }),
  durationMs: Type.Integer({
    description: 'The duration from the head of the request to the end of its answer, in ms.',
    example: 12,
  }),
  clientId: Type.String({ description: 'The client that sent it.', example: 'ACME-ERP' }),
  merchantId: optional(
    Type.String({ description: 'The merchant of the client.', example: 'ACME' }),
  ),
  partnerId: optional(Type.String({ description: 'The fulfillment partner of the client.' })),
  salesChannel: optional(
    Type.String({ description: 'The sales channel that sent it.', example: 'MELI' }),
  ),
  method: Type.String({ description: 'The HTTP method of the request.', example: 'GET' }),
  path: optional(
    Type.String({
      description: 'The path as in the API document, without values; left out for an unknown path.',
      example: '/ext/orders/{orderId}',
    }),
  ),
  status: Type.Integer({
    description:
      'The status of the answer; 499 if the answer was not sent to its end, mostly because the caller closed the connection.',
    example: 404,
  }),
  code: optional(
    Type.String({ description: 'The problem code of a refusal.', example: 'order-not-found' }),
  ),
  requestId: Type.String({ description: '`X-Request-Id` of the answer.' }),
  fromConsole: Type.Boolean({ description: 'Whether a page of the console sent it.' }),
  refusal: optional(
    anyObject({
      description:
        'The body of a refusal as answered, with the first of many faults. Absent if it is longer than 8 KiB.',
    }),
  ),
  lastUpdateDate: Type.String({
    description: 'The time of storage, a second or two after the answer.',
    format: 'date-time',
  }),
});
type LoggedRequestResponse = Static<typeof LoggedRequestResponse>;

export const RequestsResponse = model('RequestsResponse', {
  requests: Type.Array(LoggedRequestResponse, {
    description: 'The requests in the order in which they were stored.',
  }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
});
export type RequestsResponse = Static<typeof RequestsResponse>;

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
