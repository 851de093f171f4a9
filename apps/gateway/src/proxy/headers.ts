import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** They speak of one connection, and there are two (RFC 9110, 7.6.1). */
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

/** Of a request, also those between the caller and the gateway, and what a stranger says of where it came from. */
const NOT_FORWARDED = new Set([...HOP_BY_HOP, 'expect', 'forwarded', 'host']);

const NOT_RETURNED = new Set(HOP_BY_HOP);

/** What the gateway knows of a request and the service cannot see. */
export interface Origin {
  requestId: string;
  traceparent: string;
  address: string;
  host: string;
  protocol: string;
}

/** The headers of the request as the service gets it (decision 1.11). */
export function requestHeaders(given: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const headers = withoutConnections(given, NOT_FORWARDED);
  headers['x-request-id'] = origin.requestId;
  headers.traceparent = origin.traceparent;
  headers['x-forwarded-for'] = origin.address;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol;
  return headers;
}

/**
 * The headers of the answer as the caller gets it.
 * @param own what the gateway says itself; it goes before what the service says
 */
export function responseHeaders(
  given: IncomingHttpHeaders,
  own: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  return { ...withoutConnections(given, NOT_RETURNED), ...own };
}

function withoutConnections(
  given: IncomingHttpHeaders,
  dropped: ReadonlySet<string>,
): IncomingHttpHeaders {
  const named = namedInConnection(given.connection);
  const headers: IncomingHttpHeaders = {};
  for (const name in given) {
    if (!dropped.has(name) && !named.includes(name)) headers[name] = given[name];
  }
  return headers;
}

function namedInConnection(connection: string | undefined): readonly string[] {
  if (connection === undefined || connection === 'keep-alive') return [];
  return connection.split(',').map((name) => name.trim().toLowerCase());
}
