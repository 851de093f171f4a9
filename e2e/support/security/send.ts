import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Json } from '../merchant.js';

export interface Sent {
  method?: string;
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, as JSON unless the headers say otherwise. */
  text?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** What the text says, or undefined where it is no JSON. */
  json: Json;
}

/** Node's own client on a connection of its own, which sends path and headers as they are given and follows nothing. */
export async function send(base: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const body = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const answered = Promise.withResolvers<IncomingMessage>();
  const request = httpRequest({
    hostname,
    port,
    path,
    method: sent.method ?? (body === undefined ? 'GET' : 'POST'),
    agent: false,
    headers: {
      ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...sent.headers,
    },
  });
  request.on('response', answered.resolve).on('error', answered.reject);
  request.end(body);
  const response = await answered.promise;
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    json: jsonOf(text),
  };
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
