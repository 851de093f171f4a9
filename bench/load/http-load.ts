import { Client } from 'undici';
import { perSecond, percentile } from '../measure/statistics.js';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  /** JSON text, made before the measurement starts. */
  body?: string;
}

export interface HttpLoad {
  /** Keep-alive connections; each sends its next request when the previous answer is received. */
  connections: number;
  warmUp: number;
  requests: number;
  /** The request to send as number `n`, counted from 0 through warm-up and measurement. */
  request: (n: number) => HttpRequest;
}

/** Reads the paths in a cycle. */
export function readsOf(
  paths: readonly string[],
  { token, ...load }: Omit<HttpLoad, 'request'> & { token?: string },
): HttpLoad {
  return {
    ...load,
    request: (n) => ({
      method: 'GET',
      path: paths[n % paths.length] ?? '/',
      ...(token === undefined ? {} : { token }),
    }),
  };
}

/** Requests a second, and milliseconds to the last byte of an answer. */
export interface HttpRate {
  rate: number;
  p50: number;
  p95: number;
  p99: number;
}

/**
 * Applies a closed-loop load to a server.
 * @throws Error for the first answer that is no success
 */
export async function applyLoad(origin: string, load: HttpLoad): Promise<HttpRate> {
  const clients = Array.from({ length: load.connections }, () => new Client(origin));
  try {
    await run(clients, load, 0, load.warmUp);
    const startedAt = performance.now();
    const latencies = await run(clients, load, load.warmUp, load.warmUp + load.requests);
    const rate = perSecond(load.requests, performance.now() - startedAt);
    const sorted = latencies.toSorted((a, b) => a - b);
    const percentileAt = (share: number) => percentile(sorted, share);
    return { rate, p50: percentileAt(0.5), p95: percentileAt(0.95), p99: percentileAt(0.99) };
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

async function run(
  clients: readonly Client[],
  { request }: HttpLoad,
  from: number,
  to: number,
): Promise<number[]> {
  const latencies: number[] = [];
  let next = from;
  await Promise.all(
    clients.map(async (client) => {
      while (next < to) {
        const content = request(next);
        next += 1;
        const startedAt = performance.now();
        await send(client, content);
        latencies.push(performance.now() - startedAt);
      }
    }),
  );
  return latencies;
}

/** Sends one request and reads its answer to the end. @throws Error for an answer that is no success */
export async function send(
  client: Client,
  { method, path, token, body }: HttpRequest,
): Promise<string> {
  const answer = await client.request({
    method,
    path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) {
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`);
  }
  return text;
}
