import { translated } from '../language/texts.js';

export const messages = translated('requests', {
  title: 'Requests',
  intro:
    'The latest requests of your clients, newest first: about 10,000 per client, kept for 7 days unless the operator sets another period. A request appears a second or two after its answer.',
  introOperator:
    'The latest requests of all clients, newest first: about 10,000 per client, kept for 7 days unless the operator sets another period. A request appears a second or two after its answer.',
  columns: {
    at: 'Received',
    status: 'Status',
    method: 'Method',
    path: 'Path',
    code: 'Problem',
    duration: 'Duration',
    client: 'Client',
  },
  open: 'Open {method} {path}, answered {status}',
  unknownPath: 'unknown path',
  milliseconds: '{count} ms',
  callerGone: 'caller disconnected',
  filters: {
    status: 'Status',
    anyStatus: 'Any status',
    refused: 'Rejected or failed',
    statuses: {
      '2xx': '2xx, successful',
      '4xx': '4xx, rejected',
      '5xx': '5xx, failed',
    },
    requestId: 'Request id',
    requestIdHint: 'Complete id',
    code: 'Problem code',
    codeHint: 'order-not-found',
    path: 'Path',
    pathHint: '/ext/orders/{orderId}',
    client: 'Client',
    anyClient: 'Any client',
  },
  loading: 'Loading requests',
  complete: { one: 'One request', other: '{count} requests, all of them shown' },
  empty: {
    none: 'No requests yet',
    noneHow:
      'Send a request with a token of one of your clients. The request appears automatically.',
    filtered: 'No requests match these filters',
    filteredHow: 'Remove a filter. Only requests with a valid token are listed.',
  },
  drawer: {
    title: 'Request {id}',
    loading: 'Loading the request',
    gone: 'Request not found',
    goneHow:
      'Requests are kept for 7 days unless the operator sets another period, about 10,000 per client.',
    at: 'Received',
    request: 'Request',
    status: 'Status',
    problem: 'Problem',
    duration: 'Duration',
    client: 'Client',
    inConsole: '{client}, in the console',
    merchant: 'Merchant',
    partner: 'Partner',
    channel: 'Sales channel',
    refusal: 'Answer',
    callerGone:
      '499: the answer was not sent completely, usually because the caller closed the connection',
  },
  raw: { list: 'Requests', one: 'Request {id}' },
});
