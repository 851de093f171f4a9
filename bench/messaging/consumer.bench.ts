import { setTimeout as delay } from 'node:timers/promises';
import { PriceQueued } from '#contracts';
import { EventProducer, partitionOf } from '#messaging';
import { testBrokers } from '#testing';
import { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { perSecond } from '../measure/statistics.js';
import { APPLY, applyParameters, headersOf, makeBenchRig, makeEvents } from './messaging-rig.js';
import type { BenchRig, Queued } from './messaging-rig.js';
import { startBenchService } from './bench-service.js';
import { atLeastShare, type Figure } from '../measure/table.js';

const EVENTS = 60_000;
const CHUNK = 100;
/** Concurrent chunks of a service. */
const CONCURRENCY = 2;

/** Compares a set-based handler with inbox, fed by Kafka, with the same statements run by bare pg from memory. */
export async function benchConsumer(): Promise<Figure[]> {
  const rig = await makeBenchRig();
  try {
    await bareStatements(rig, makeEvents(10_000)); // warms Postgres
    await rig.store.sql('TRUNCATE projection, inbox, subject_version');
    const bare = await bareStatements(rig, makeEvents(EVENTS));
    await rig.store.sql('TRUNCATE projection, inbox, subject_version');
    await publish(rig, makeEvents(EVENTS));
    const consumed = await consumeAll(rig);
    return [atLeastShare('consumer: set-based with inbox', consumed, bare, 0.5, 'events/s')];
  } finally {
    await rig.store.drop();
  }
}

async function consumeAll(rig: BenchRig): Promise<number> {
  const progress = { startedAt: 0, done: 0 };
  const service = await startBenchService(rig, (events) => {
    progress.startedAt ||= performance.now();
    progress.done += events.length;
  });
  while (progress.done < EVENTS) await delay(5);
  const took = performance.now() - progress.startedAt;
  await service.close();
  return perSecond(EVENTS, took);
}

async function bareStatements({ store }: BenchRig, events: readonly Queued[]): Promise<number> {
  const pool = new Pool({
    connectionString: store.url,
    options: `-c search_path=${store.schema}`,
    max: CONCURRENCY,
  });
  const chunks = Array.from({ length: events.length / CHUNK }, (_, n) =>
    events.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => runChunks(pool, chunks)));
  const took = performance.now() - startedAt;
  await pool.end();
  return perSecond(events.length, took);
}

async function runChunks(pool: Pool, chunks: Queued[][]): Promise<void> {
  const client = await pool.connect();
  for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) {
    const subjects = chunk.map(({ subject }) => subject);
    const streams = chunk.map(() => PriceQueued.stream);
    await client.query('START TRANSACTION');
    await client.query(
      `INSERT INTO inbox SELECT event_id, 'bench' FROM unnest($1::uuid[]) AS t (event_id)
         ON CONFLICT DO NOTHING RETURNING event_id`,
      [chunk.map(({ eventId }) => eventId)],
    );
    await client.query(
      `SELECT stream, key FROM parked_key WHERE consumer_group = 'bench'
          AND (stream, key) IN (SELECT * FROM unnest($1::text[], $2::text[])) FOR SHARE`,
      [streams, chunk.map((event) => PriceQueued.key(event))],
    );
    await client.query(
      `INSERT INTO subject_version AS known SELECT 'bench', * FROM unnest($1::text[], $2::text[], $3::bigint[])
         ON CONFLICT (consumer_group, stream, subject) DO UPDATE SET version = greatest(known.version, excluded.version)
         RETURNING stream, subject, old.version`,
      [streams, subjects, chunk.map(({ version }) => version)],
    );
    await client.query(APPLY, applyParameters(chunk));
    await client.query('COMMIT');
  }
  client.release();
}

async function publish({ prefix }: BenchRig, events: readonly Queued[]): Promise<void> {
  const producer = new EventProducer(testBrokers());
  await producer.connect();
  const topic = prefix + PriceQueued.stream;
  const partitions = await producer.partitionCount(topic);
  for (let start = 0; start < events.length; start += 500) {
    await producer.send(
      events.slice(start, start + 500).map((template) => {
        const event = { ...template, eventId: uuidv7() };
        const key = PriceQueued.key(event);
        const partition = partitionOf(key, partitions);
        return { topic, partition, key, value: JSON.stringify(event), headers: headersOf(event) };
      }),
    );
  }
  await producer.disconnect();
}
