import { setTimeout as delay } from 'node:timers/promises';
import { PriceQueued } from '#contracts';
import { EventStrategies, HttpTransactor } from '#messaging';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { percentile } from '../measure/statistics.js';
import { makeBenchRig, newPrice } from './messaging-rig.js';
import { startBenchService } from './bench-service.js';
import { below, type Figure } from '../measure/table.js';

const RATE = 200;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;

/** Latency from the producer's commit to the consumer's commit, through outbox, relay, Kafka and inbox. */
export async function benchLatency(): Promise<Figure[]> {
  const rig = await makeBenchRig();
  const committedAt = new Map<string, number>();
  const consumedAt = new Map<string, number>();
  const service = await startBenchService(rig, (events) => {
    const now = performance.now();
    for (const { subject } of events) consumedAt.set(subject, now);
  });
  try {
    await whenConsuming(service);
    await writeSteadily(service, committedAt);
    while (consumedAt.size < committedAt.size) await delay(10);
    const latencies = [...committedAt]
      .slice(WARM_UP_SECONDS * RATE)
      .map(([subject, committed]) => (consumedAt.get(subject) ?? 0) - committed)
      .toSorted((a, b) => a - b);
    return [
      below(`event latency at ${RATE}/s, p50`, percentile(latencies, 0.5), 15, 'ms'),
      below(`event latency at ${RATE}/s, p99`, percentile(latencies, 0.99), 80, 'ms'),
    ];
  } finally {
    await service.close();
    await rig.store.drop();
  }
}

async function whenConsuming(service: NestFastifyApplication): Promise<void> {
  const [strategy] = service.get(EventStrategies).list;
  while (strategy?.state.state !== 'running') await delay(50);
}

async function writeSteadily(
  service: NestFastifyApplication,
  committedAt: Map<string, number>,
): Promise<void> {
  const transactor = service.get(HttpTransactor);
  const startedAt = performance.now();
  const writes: Promise<void>[] = [];
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    await delay(Math.max(0, startedAt + (n * 1000) / RATE - performance.now()));
    writes.push(writeOne(transactor, n, committedAt));
  }
  await Promise.all(writes);
}

async function writeOne(
  transactor: HttpTransactor,
  n: number,
  committedAt: Map<string, number>,
): Promise<void> {
  const price = newPrice(n);
  await transactor.run('background', async (unitOfWork) => unitOfWork.publish(PriceQueued, price));
  committedAt.set(price.subject, performance.now());
}
