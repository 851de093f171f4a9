import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of a single connection (RFC 9110, 7.6.1), which are not forwarded. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Request headers that are not forwarded: those of a connection, those for the gateway only, and an untrusted caller's
 * claims about its origin.
 */
const NOT_FORWARDED = new Set([...HOP_BY_HOP, 'cookie', 'expect', 'forwarded', 'host']);

const NOT_RETURNED = new Set(HOP_BY_HOP);

/** Facts about a request that the gateway knows and the service cannot see. */
export interface Origin {
  requestId: string;
  traceparent: string;
  address: string;
  host: string;
  protocol: string;
}

/** The request headers that the service gets (decision 1.11). */
export function requestHeaders(received: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const headers = withoutConnections(received, NOT_FORWARDED);
  headers['x-request-id'] = origin.requestId;
  headers.traceparent = origin.traceparent;
  headers['x-forwarded-for'] = origin.address;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol;
  return headers;
}

/**
 * The answer headers that the caller gets.
 * @param ownHeaders the gateway's headers; they override the service's
 */
export function responseHeaders(
  received: IncomingHttpHeaders,
  ownHeaders: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  return { ...withoutConnections(received, NOT_RETURNED), ...ownHeaders };
}

function withoutConnections(
  received: IncomingHttpHeaders,
  dropped: ReadonlySet<string>,
): IncomingHttpHeaders {
  const named = namedInConnection(received.connection);
  const headers: IncomingHttpHeaders = {};
  for (const name in received) {
    if (!dropped.has(name) && !named.includes(name)) headers[name] = received[name];
  }
  return headers;
}

function namedInConnection(connection: string | undefined): readonly string[] {
  if (connection === undefined || connection === 'keep-alive') return [];
  return connection.split(',').map((name) => name.trim().toLowerCase());
}
