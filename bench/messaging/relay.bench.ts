import { setTimeout as delay } from 'node:timers/promises';
import { manifest, PriceQueued } from '#contracts';
import { EventProducer, Relay, partitionOf } from '#messaging';
import { testBrokers, testEnvironment } from '#testing';
import { perSecond } from '../measure/statistics.js';
import { headersOf, makeBenchRig, makeEvents } from './messaging-rig.js';
import type { BenchRig, Queued } from './messaging-rig.js';
import { atLeastShare, type Figure } from '../measure/table.js';

const EVENTS = 60_000;
const BATCH = 500;

/** Compares the relay from outbox to Kafka with the same producer sending the same batches from memory. */
export async function benchRelay(): Promise<Figure[]> {
  const rig = await makeBenchRig();
  try {
    const events = makeEvents(EVENTS);
    await sendFromMemory(rig, events.slice(0, 10_000)); // warms the broker and this program
    const bare = await sendFromMemory(rig, events);
    const relayed = await relayAll(rig, events);
    return [atLeastShare('relay: outbox to Kafka', relayed, bare, 0.5, 'events/s')];
  } finally {
    await rig.store.drop();
  }
}

async function sendFromMemory({ prefix }: BenchRig, events: readonly Queued[]): Promise<number> {
  const producer = new EventProducer(testBrokers());
  await producer.connect();
  const topic = prefix + PriceQueued.stream;
  const partitions = await producer.partitionCount(topic);
  const batches = Array.from({ length: events.length / BATCH }, (_, n) =>
    events.slice(n * BATCH, (n + 1) * BATCH).map((event) => {
      const key = PriceQueued.key(event);
      const value = JSON.stringify(event);
      return {
        topic,
        partition: partitionOf(key, partitions),
        key,
        value,
        headers: headersOf(event),
      };
    }),
  );
  const startedAt = performance.now();
  for (const batch of batches) await producer.send(batch);
  const took = performance.now() - startedAt;
  await producer.disconnect();
  return perSecond(events.length, took);
}

async function relayAll({ store, prefix }: BenchRig, events: readonly Queued[]): Promise<number> {
  await store.sql(
    `INSERT INTO outbox (event_id, stream, key, type, headers, value)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
    [
      events.map(({ eventId }) => eventId),
      events.map(() => PriceQueued.stream),
      events.map((event) => PriceQueued.key(event)),
      events.map(() => PriceQueued.type),
      events.map((event) => JSON.stringify(headersOf(event))),
      events.map((event) => JSON.stringify(event)),
    ],
  );
  await store.sql('VACUUM ANALYZE outbox');
  const relay = new Relay({
    service: 'bench',
    manifest,
    config: {
      DATABASE_URL: store.url,
      DATABASE_SCHEMA: store.schema,
      KAFKA_BROKERS: testEnvironment().brokers,
      TOPIC_PREFIX: prefix,
      PUBLIC_URL: '',
      RELAY_SHARDS: 1,
      RELAY_AHEAD: 1_500,
      MERCHANT_WEIGHTS: '',
    },
  });
  relay.start();
  // The measurement starts when the first row is gone, so that connecting does not count.
  const waiting = async (): Promise<number> =>
    Number((await store.sql<{ n: string }>('SELECT count(*) AS n FROM outbox'))[0]?.n);
  let remaining = events.length;
  while (remaining === events.length) remaining = await waiting();
  const startedAt = performance.now();
  const from = remaining;
  while (remaining > 0) {
    await delay(20);
    remaining = await waiting();
  }
  const took = performance.now() - startedAt;
  await relay.stop();
  return perSecond(from, took);
}
