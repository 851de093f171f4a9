import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import type { Recorded } from './recording-upstream.js';

interface Problem {
  code: string;
  status: number;
  instance: string;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** A body that is sent chunked. */
  chunks?: Iterable<Buffer>;
  body?: Buffer;
  /** The local address to send from. */
  from?: string;
  /** Reuses connections; without an agent, each request opens its own. */
  agent?: Agent;
}

/** Uses Node's own client: `fetch` would rewrite paths and refuse some headers. */
export async function sendTo(
  url: string,
  path: string,
  { method = 'GET', headers = {}, chunks, body, from, agent }: Sent = {},
) {
  const { hostname, port } = new URL(url);
  const answered = Promise.withResolvers<IncomingMessage>();
  const localAddress = from === undefined ? {} : { localAddress: from };
  const target = { hostname, port, path, method, headers, agent: agent ?? false, ...localAddress };
  const request = httpRequest(target);
  request.on('response', answered.resolve).on('error', answered.reject);
  for (const chunk of chunks ?? []) request.write(chunk);
  request.end(body);
  const response = await answered.promise;
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(parts),
    json: () => JSON.parse(Buffer.concat(parts).toString()) as Problem & Recorded,
  };
}

/** Logs the seeded merchant in from a local address, with another address in the proxy's header. */
export function logInFrom(
  url: string,
  clientSecret: string,
  { forwarded, from }: { forwarded?: string; from?: string },
) {
  return sendTo(url, '/token', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    body: Buffer.from(JSON.stringify({ clientId: 'ACME-API', clientSecret })),
    ...(from === undefined ? {} : { from }),
  });
}
