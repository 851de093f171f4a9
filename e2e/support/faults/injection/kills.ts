import { eventually, type TcpProxy } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../../../../tools/stack/services/service-process.js';
import type { Outage } from '../../../../tools/stack/testing/test-parts.js';
import type { ServiceName } from '../../../../tools/stack/topology.js';
import type { FaultRig, FaultContext } from '../fault-rig.js';
import { endSessions, HeldConsumer } from './held-consumer.js';

/** The services that consume events. */
export const CONSUMERS = ['catalog', 'pricing', 'orders', 'logistics', 'webhooks'] as const;
/** The consuming services that also publish events. */
const PUBLISHERS = CONSUMERS.filter((name) => name !== 'webhooks');

const TIMEOUT = { timeoutMs: 120_000 };

/**
 * Kills each consuming service this many times, each time while a consumer's transaction is blocked between its inbox
 * marks and its commit, and checks the rollback. @returns the number of kills
 */
export async function killConsumersInMidBatch(
  { rig, random }: FaultContext,
  times: number,
): Promise<number> {
  await Promise.all(
    CONSUMERS.map(async (name, index) => {
      for (let time = 0; time < times; time += 1) {
        const point = (index + time) % 2 === 0 ? 'marked' : 'written';
        const held = await HeldConsumer.take(rig.store, name, point);
        try {
          await rig.stack.service(name).kill('SIGKILL');
        } finally {
          await held.release();
        }
        await startAgain(rig.stack.service(name));
        await delay(1_000 + random.below(3_000));
      }
    }),
  );
  return CONSUMERS.length * times;
}

async function startAgain(service: ServiceProcess): Promise<void> {
  await service.start();
  await service.ready(120_000);
}

/**
 * Kills orders and catalog, each this many times, after a write was committed and before its answer is sent.
 * @param wires from the gateway to the services
 */
export async function killBetweenCommitAndAnswer(
  { rig, loadClient, random }: FaultContext,
  wires: Record<'orders' | 'catalog', TcpProxy>,
  times: number,
): Promise<number> {
  await Promise.all(
    (['orders', 'catalog'] as const).map(async (name) => {
      for (let time = 0; time < times; time += 1) {
        const id = `${loadClient.name}-lost${time}`;
        wires[name].block('answers');
        const written = name === 'orders' ? loadClient.order(id) : loadClient.upsert(id);
        await untilCommitted(rig, name, id);
        await rig.stack.service(name).kill('SIGKILL');
        wires[name].reset();
        wires[name].restore();
        await startAgain(rig.stack.service(name));
        await written;
        await delay(random.below(2_000));
      }
    }),
  );
  return 2 * times;
}

function untilCommitted({ store }: FaultRig, name: 'orders' | 'catalog', id: string) {
  return eventually(
    async () => {
      const { rows } = await store.query(COMMITTED[name], [id]);
      expect(rows).not.toEqual([]);
    },
    { ...TIMEOUT, waitingFor: `${id} to be committed` },
  );
}

const COMMITTED = {
  orders: 'SELECT FROM orders.orders WHERE sales_channel_order_id = $1',
  catalog: 'SELECT FROM catalog.sku WHERE product_id = $1',
};

/**
 * Kills each consuming and publishing service this many times while its relay has published events but not yet deleted them, so they
 * are republished. @returns the number of kills
 */
export async function killBetweenPublishAndDelete(
  { rig }: FaultContext,
  times: number,
): Promise<number> {
  const published = new Set<string>();
  const stopFollowing = await rig.kafka.follow(({ headers }) =>
    published.add(headers['ce_id'] ?? ''),
  );
  try {
    await Promise.all(
      PUBLISHERS.map(async (name) => {
        for (let time = 0; time < times; time += 1) await killWithUndeleted(rig, name, published);
      }),
    );
  } finally {
    await stopFollowing();
  }
  return PUBLISHERS.length * times;
}

/** Locks the outbox rows, so that the relay cannot delete the events that it publishes. */
async function killWithUndeleted(rig: FaultRig, name: ServiceName, published: Set<string>) {
  const client = await rig.store.connect();
  try {
    await client.query('BEGIN');
    const text = `SELECT event_id FROM ${name}.outbox ORDER BY id FOR UPDATE SKIP LOCKED`;
    const rows: { event_id: string }[] = await eventually(
      async () => {
        const outbox = await client.query(text);
        expect(outbox.rows).not.toEqual([]);
        return outbox.rows;
      },
      { ...TIMEOUT, waitingFor: `${name} to have something to publish` },
    );
    const isPublished = () => expect(rows.some((row) => published.has(row.event_id))).toBe(true);
    await eventually(isPublished, { ...TIMEOUT, waitingFor: `an event of ${name}` });
    await rig.stack.service(name).kill('SIGKILL');
    // End its session: it waits for our lock and would still delete the rows, as if before the kill.
    await endRelaySessions(rig, name);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  await startAgain(rig.stack.service(name));
}

function endRelaySessions({ store }: FaultRig, name: ServiceName): Promise<void> {
  return endSessions(store, `entrepot-${name}-relay`);
}

/**
 * For each pair of processes, this many times: pauses the process whose relay is active and cuts its connection, waits
 * until the other relay takes over, and resumes the first one with its batch in progress. @returns the number of pauses
 */
export async function pauseRelays(
  context: FaultContext,
  pairs: readonly (readonly [ServiceProcess, ServiceProcess])[],
  times: number,
): Promise<number> {
  const operator = await context.rig.logIn('OPS');
  const relayOf = async (service: ServiceProcess): Promise<string> =>
    (await operator.atAddress(service.url).get(`/ops/services/${service.name}/messaging`)).outbox
      .relay;
  await Promise.all(
    pairs.map(async (pair) => {
      for (let time = 0; time < times; time += 1) await pauseActive(context, pair, relayOf);
    }),
  );
  return pairs.length * times;
}

async function pauseActive(
  { rig, random }: FaultContext,
  pair: readonly ServiceProcess[],
  relayOf: (service: ServiceProcess) => Promise<string>,
): Promise<void> {
  // A relay may be active for only some of the shards.
  const relays = async (service: ServiceProcess) => (await relayOf(service)).includes('active');
  const first = await eventually(async () => firstThat(pair, relays), TIMEOUT);
  const other = pair.find((service) => service !== first) as ServiceProcess;
  process.kill(first.pid, 'SIGSTOP');
  try {
    await endRelaySessions(rig, first.name);
    await eventually(async () => expect(await relayOf(other)).toBe('active'), {
      ...TIMEOUT,
      waitingFor: `another relay of ${first.name}`,
    });
    await delay(500 + random.below(2_000));
  } finally {
    process.kill(first.pid, 'SIGCONT');
  }
  await first.ready(120_000);
}

async function firstThat<T>(list: readonly T[], holds: (item: T) => Promise<boolean>): Promise<T> {
  for (const item of list) if (await holds(item)) return item;
  throw new Error('no relay is active');
}

/** Stops and restarts a component this many times, each time after it has worked. @returns the number of outages */
export async function interrupt(
  { random }: FaultContext,
  part: Outage,
  { how, times, works }: Interruption,
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await works(time);
    await delay(random.below(1_000));
    await part[how]();
    await delay(random.below(1_000));
    await part.start();
  }
  await works(times);
  return times;
}

export interface Interruption {
  how: 'stop' | 'kill';
  times: number;
  /** Waits until the component works. */
  works: (time: number) => Promise<unknown>;
}

/** Writes, and waits until the event is published. @param id of the write, different each time */
export async function untilPublished({ rig, loadClient }: FaultContext, id: string): Promise<void> {
  const productId = `${loadClient.name}-${id}`;
  await loadClient.upsert(productId);
  await eventually(
    async () => {
      const { rows } = await rig.store.query(
        'SELECT FROM catalog.outbox WHERE strpos(value, $1) > 0 LIMIT 1',
        [productId],
      );
      expect(rows).toEqual([]);
    },
    { ...TIMEOUT, waitingFor: `the events of ${productId} to be published` },
  );
}
