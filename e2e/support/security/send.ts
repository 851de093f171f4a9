import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Json } from '../merchant.js';

export interface Sent {
  method?: string;
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, as JSON unless the headers say otherwise. */
  text?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed text, or undefined if it is no JSON. */
  json: Json;
}

/** Sends with Node's HTTP client on a new connection: path and headers unchanged, and no redirects followed. */
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

/** Sends a request that must succeed. @throws Error with the refusal */
export async function sendAccepted(base: string, path: string, sent: Sent): Promise<Answer> {
  const answer = await send(base, path, sent);
  if (answer.status < 300) return answer;
  throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
