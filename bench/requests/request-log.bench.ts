import { setTimeout as delay } from 'node:timers/promises';
import { MetricsPage } from '#testing';
import { applyLoad } from '../load/http-load.js';
import { addMerchants, startApiStack } from '../load/http-rig.js';
import { usageOf } from '../measure/process-usage.js';
import { median } from '../measure/statistics.js';
import { atMost, type Figure } from '../measure/table.js';

/** Enough clients that each stays below the 50 requests per second that the log stores of one client. */
const CLIENTS = 80;
const LOAD = { connections: 4, warmUp: 500, requests: 5_000 };
/** The gateway stores the log every second. */
const STORED_MS = 1_500;
const ROUNDS = 8;
const MOST = 0.03;

interface Gateway {
  url: string;
  pid: number;
}

/**
 * Measures the processor time of the gateway for a short forwarded read, with and without the request log. Rounds
 * alternate between the two gateways, and the order changes with each round.
 */
export async function benchRequestLog(): Promise<Figure[]> {
  const stack = await startApiStack('bench_log');
  try {
    const overrides = { REQUEST_LOG_DAYS: '0' };
    const without = await stack.another('gateway', 'without-log', { overrides });
    const logging = stack.service('gateway');
    const ids = Array.from({ length: CLIENTS }, (_, index) => `LOG${index}`);
    const tokens = await addMerchants(stack, ids);
    const costs = new Map<Gateway, number[]>([
      [logging, []],
      [without, []],
    ]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [logging, without] : [without, logging];
      for (const gateway of order) costs.get(gateway)?.push(await costOf(gateway, tokens));
    }
    const [more, less] = [logging, without].map((gateway) => median(costs.get(gateway) ?? []));
    return [figure(more ?? 0, less ?? 0), await droppedBy(logging)];
  } finally {
    await stack.stop();
  }
}

/** @returns microseconds of processor time for each request */
async function costOf({ url, pid }: Gateway, tokens: readonly string[]): Promise<number> {
  const before = await usageOf(pid);
  await applyLoad(url, {
    ...LOAD,
    request: (n) => ({
      method: 'GET',
      path: '/ext/inventories',
      token: tokens[n % tokens.length] ?? '',
    }),
  });
  await delay(STORED_MS);
  const { cpuMs } = await usageOf(pid);
  return ((cpuMs - before.cpuMs) * 1_000) / (LOAD.requests + LOAD.warmUp);
}

function figure(logging: number, without: number): Figure {
  const share = logging / without - 1;
  return {
    name: 'log of requests, processor time of the gateway for a read',
    measured: `${logging.toFixed(0)} µs, ${without.toFixed(0)} µs without: ${(share * 100).toFixed(1)}%`,
    limit: `< ${MOST * 100}%`,
    holds: share < MOST,
  };
}

/** Dropped requests would make the log look cheaper than it is. */
async function droppedBy({ url }: Gateway): Promise<Figure> {
  const dropped = (await MetricsPage.read(url)).value('entrepot_request_log_dropped_total') ?? 0;
  return atMost('log of requests, dropped', dropped, 0, 'requests');
}
