import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'undici';
import { percentile } from '../measure/statistics.js';
import { send, type HttpRequest } from './http-load.js';

export interface HttpPace {
  /** Requests per second, sent whether or not earlier ones are answered. */
  rate: number;
  seconds: number;
  /** Maximum of concurrent requests; further ones wait, and their wait counts as latency. */
  connections: number;
  request: (n: number) => HttpRequest;
}

/**
 * Applies an open-loop load: sends requests at a steady rate, like independent callers.
 * @returns milliseconds from the moment a request was due to the last byte of its answer
 * @throws Error for the first answer that is no success
 */
export async function applyPace(
  origin: string,
  { rate, seconds, connections, request }: HttpPace,
): Promise<{ p50: number; p99: number }> {
  const clients = Array.from({ length: connections }, () => new Client(origin));
  try {
    const startedAt = performance.now();
    const pending = Array.from({ length: rate * seconds }, async (_, n) => {
      const due = startedAt + (n * 1_000) / rate;
      await delay(Math.max(0, due - performance.now()));
      await send(clients[n % connections] as Client, request(n));
      return performance.now() - due;
    });
    const sorted = (await Promise.all(pending)).toSorted((a, b) => a - b);
    return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}
