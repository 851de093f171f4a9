import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'undici';
import { SERVICES } from '../../tools/stack/topology.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { percentile } from '../measure/statistics.js';
import { send } from '../load/http-load.js';
import { channelToken, logIn } from '../load/http-rig.js';
import { OrderRig, PRODUCT } from '../load/order-rig.js';
import { readMemory } from '../measure/process-usage.js';
import { SoakMix } from './soak-mix.js';
import { below, latencies, type Figure } from '../measure/table.js';

const RATE = 200;
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 1_800);
const CONNECTIONS = 32;
const SAMPLE_MS = 5_000;
const ERRORS_SHOWN = 20;
/** Limit of memory in the last third of the run divided by memory in the middle third. */
const GROWTH = 1.05;
const LAG_LIMIT = 2_000;
const DRAINED_WITHIN_MS = 30_000;
const SLOWEST_P99_MS = 150;

interface Sample {
  memory: ReadonlyMap<string, number>;
  /** Total consumer lag, as the broker reports it. */
  lag: number;
}

interface Overview {
  services: { messaging?: { lag: { streams?: { messages: number }[] } } }[];
}

/**
 * 200 mixed requests per second for half an hour (`SOAK_SECONDS` for less), with all their effects: checks that no
 * request fails, memory stays flat and the consumers keep up.
 */
export async function benchSoak(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_soak', overrides: { LOG_LEVEL: 'warn' } });
  const rig = await OrderRig.start(stack);
  try {
    const { token: merchant, price } = rig;
    const operator = await logIn(stack, 'OPS');
    const mix = new SoakMix({
      merchant,
      channel: channelToken(stack, 'ECOM'),
      price,
      sold: PRODUCT,
    });
    const [client] = connect(stack, 1);
    for (const request of SoakMix.beginnings(merchant)) await send(client as Client, request);
    for (let n = 0; n < 10; n += 1) await rig.order(client as Client, `before-${n}`);
    await client?.close();
    const sampler = sampling(stack, operator);
    const { took, errors } = await keepAsking(stack, mix);
    const samples = await sampler.stop();
    const drainedMs = await untilDrained(stack, operator);
    return figuresOf(took, errors, samples, drainedMs);
  } finally {
    await rig.end();
    await stack.stop();
  }
}

function connect({ gateway }: TestStack, count: number): Client[] {
  return Array.from({ length: count }, () => new Client(gateway));
}

async function keepAsking(stack: TestStack, mix: SoakMix) {
  const clients = connect(stack, CONNECTIONS);
  const took: number[] = [];
  const errors: string[] = [];
  const startedAt = performance.now();
  const ask = async (n: number, due: number): Promise<void> => {
    try {
      const { request, learn } = mix.next(n);
      const answer = await send(clients[n % CONNECTIONS] as Client, request);
      took.push(performance.now() - due);
      learn?.(answer);
    } catch (error) {
      errors.push((error as Error).message);
      if (errors.length <= ERRORS_SHOWN) console.log(`  ${(error as Error).message}`);
    }
  };
  const pending = new Set<Promise<void>>();
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    const due = startedAt + (n * 1_000) / RATE;
    await delay(Math.max(0, due - performance.now()));
    const answered = ask(n, due).finally(() => pending.delete(answered));
    pending.add(answered);
  }
  await Promise.all(pending);
  await Promise.all(clients.map((client) => client.close()));
  return { took, errors };
}

/** Samples memory and lag every few seconds until it is stopped. */
function sampling(stack: TestStack, operator: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const samples: Sample[] = [];
  const loop = (async () => {
    while (!signal.aborted) {
      samples.push({ memory: await readMemory(stack), lag: await lagOf(stack, operator) });
      await delay(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async (): Promise<Sample[]> => {
      stopping.abort();
      await loop;
      return samples;
    },
  };
}

async function lagOf(stack: TestStack, token: string): Promise<number> {
  const [client] = connect(stack, 1);
  try {
    const text = await send(client as Client, { method: 'GET', path: '/ops/overview', token });
    const { services } = JSON.parse(text) as Overview;
    const lags = services.flatMap(({ messaging }) => messaging?.lag.streams ?? []);
    return lags.reduce((sum, { messages }) => sum + messages, 0);
  } finally {
    await client?.close();
  }
}

/** @returns the milliseconds until the lag was zero */
async function untilDrained(stack: TestStack, operator: string): Promise<number> {
  const startedAt = performance.now();
  while ((await lagOf(stack, operator)) > 0) {
    if (performance.now() - startedAt > 2 * DRAINED_WITHIN_MS) break;
    await delay(200);
  }
  return performance.now() - startedAt;
}

function figuresOf(
  took: readonly number[],
  errors: readonly string[],
  samples: readonly Sample[],
  drainedMs: number,
): Figure[] {
  const sorted = took.toSorted((a, b) => a - b);
  const times = { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
  const third = Math.floor(samples.length / 3);
  const [before, after] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const minutes = (SECONDS / 60).toFixed(1);
  return [
    below(`errors in ${took.length} requests, ${RATE}/s for ${minutes} min`, errors.length, 1, ''),
    latencies('a request of the mix', times),
    below('a request of the mix, p99', times.p99, SLOWEST_P99_MS, 'ms'),
    ...SERVICES.map((service) => growthOf(service, before, after)),
    below(
      'maximum consumer lag, messages',
      Math.max(...samples.map(({ lag }) => lag)),
      LAG_LIMIT,
      '',
    ),
    below('lag is zero after the end', drainedMs, DRAINED_WITHIN_MS, 'ms'),
  ];
}

function growthOf(service: string, before: readonly Sample[], after: readonly Sample[]): Figure {
  const mean = (samples: readonly Sample[]) =>
    samples.reduce((sum, { memory }) => sum + (memory.get(service) ?? 0), 0) / samples.length;
  const [middle, last] = [mean(before), mean(after)];
  const name = `memory of ${service}, ${middle.toFixed(0)} then ${last.toFixed(0)} MB`;
  return below(name, last / middle, GROWTH, 'x');
}
