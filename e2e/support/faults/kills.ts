import type { TcpProxy } from '#testing';
import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../../../tools/stack/service-process.js';
import type { Outage } from '../../../tools/stack/test-parts.js';
import type { ServiceName } from '../../../tools/stack/topology.js';
import type { FaultRig, Playing } from './fault-rig.js';

/** Those that consume. */
export const CONSUMERS = ['catalog', 'pricing', 'orders', 'logistics'] as const;

const PATIENCE = { timeoutMs: 120_000 };

/** Kills each consuming service so often, each time while a transaction of its worker is open. @returns how often */
export async function killConsumersInMidBatch(
  { rig, chance }: Playing,
  times: number,
): Promise<number> {
  await Promise.all(
    CONSUMERS.map(async (name) => {
      for (let time = 0; time < times; time += 1) {
        await untilInTransaction(rig, name);
        await killAndStart(rig.stack.service(name));
        await delay(2_000 + chance.below(4_000));
      }
    }),
  );
  return CONSUMERS.length * times;
}

async function killAndStart(service: ServiceProcess): Promise<void> {
  await service.kill('SIGKILL');
  await service.start();
  await service.ready(120_000);
}

function untilInTransaction({ store }: FaultRig, name: ServiceName): Promise<void> {
  return eventually(
    async () => {
      const { rows } = await store.query(OPEN, [`entrepot-${name}-worker`]);
      expect(rows).not.toEqual([]);
    },
    { ...PATIENCE, waitingFor: `${name} to be in the middle of a batch` },
  );
}

const OPEN = `SELECT pid FROM pg_stat_activity
  WHERE application_name = $1 AND state <> 'idle' AND xact_start IS NOT NULL`;

/**
 * Kills orders and catalog in turn after a write was committed and before its answer has left.
 * @param wires from the gateway to the services
 */
export async function killBetweenCommitAndAnswer(
  { rig, lane }: Playing,
  wires: Record<'orders' | 'catalog', TcpProxy>,
  times: number,
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const name = time % 2 === 0 ? 'orders' : 'catalog';
    const id = `${lane.name}-lost${time}`;
    wires[name].block('answers');
    const written = name === 'orders' ? lane.order(id) : lane.upsert(id);
    await untilCommitted(rig, name, id);
    await rig.stack.service(name).kill('SIGKILL');
    wires[name].reset();
    wires[name].mend();
    await rig.stack.service(name).start();
    await rig.stack.service(name).ready(120_000);
    await written;
  }
  return times;
}

function untilCommitted({ store }: FaultRig, name: 'orders' | 'catalog', id: string) {
  return eventually(
    async () => {
      const { rows } = await store.query(COMMITTED[name], [id]);
      expect(rows).not.toEqual([]);
    },
    { ...PATIENCE, waitingFor: `${id} to be committed` },
  );
}

const COMMITTED = {
  orders: 'SELECT FROM orders.orders WHERE sales_channel_order_id = $1',
  catalog: 'SELECT FROM catalog.sku WHERE product_id = $1',
};

/** Kills services whose relay has published events and not yet deleted them: they are published again. */
export async function killBetweenPublishAndDelete(
  { rig, chance }: Playing,
  times: number,
): Promise<number> {
  const published = new Set<string>();
  const stopFollowing = await rig.kafka.follow(({ headers }) =>
    published.add(headers['ce_id'] ?? ''),
  );
  try {
    for (let time = 0; time < times; time += 1) {
      await killWithUndeleted(rig, chance.pick(CONSUMERS), published);
    }
  } finally {
    await stopFollowing();
  }
  return times;
}

/** A lock on the rows keeps the relay from deleting what it publishes. */
async function killWithUndeleted(rig: FaultRig, name: ServiceName, published: Set<string>) {
  const client = await rig.store.connect();
  try {
    await client.query('BEGIN');
    const text = `SELECT event_id FROM ${name}.outbox ORDER BY id FOR UPDATE SKIP LOCKED`;
    const rows: { event_id: string }[] = await eventually(
      async () => {
        const found = await client.query(text);
        expect(found.rows).not.toEqual([]);
        return found.rows;
      },
      { ...PATIENCE, waitingFor: `${name} to have something to tell` },
    );
    const isPublished = () => expect(rows.some((row) => published.has(row.event_id))).toBe(true);
    await eventually(isPublished, { ...PATIENCE, waitingFor: `an event of ${name}` });
    await rig.stack.service(name).kill('SIGKILL');
    // Its session waits for our lock and would delete, as if the request had been sent before the kill.
    await endRelaySessions(rig, name);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  await rig.stack.service(name).start();
  await rig.stack.service(name).ready(120_000);
}

function endRelaySessions({ store }: FaultRig, name: ServiceName) {
  return store.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
    [`entrepot-${name}-relay`],
  );
}

/**
 * Stops the process whose relay is active where it stands and cuts its connection, lets another relay take over, and
 * wakes the first, which goes on with what it had in hand.
 */
export async function pauseRelays(
  { rig, chance }: Playing,
  pairs: readonly (readonly [ServiceProcess, ServiceProcess])[],
  times: number,
): Promise<number> {
  const operator = await rig.logIn('OPS');
  for (let time = 0; time < times; time += 1) {
    const pair = pairs[time % pairs.length] ?? [];
    const isActive = async (one: ServiceProcess): Promise<boolean> => {
      const path = `/ops/services/${one.name}/messaging`;
      return (await operator.at(one.url).get(path)).outbox.relay === 'active';
    };
    const first = await eventually(async () => firstThat(pair, isActive), PATIENCE);
    const other = pair.find((one) => one !== first) as ServiceProcess;
    process.kill(first.pid, 'SIGSTOP');
    try {
      await eventually(
        async () => {
          await endRelaySessions(rig, first.name);
          await delay(1_000);
          expect(await isActive(other)).toBe(true);
        },
        { ...PATIENCE, waitingFor: `another relay of ${first.name}` },
      );
      await delay(2_000 + chance.below(6_000));
    } finally {
      process.kill(first.pid, 'SIGCONT');
    }
    await first.ready(120_000);
  }
  return times;
}

async function firstThat<T>(list: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T> {
  for (const one of list) if (await holds(one)) return one;
  throw new Error('none of them');
}

/** Takes a part away and brings it back, so often. */
export async function takeAway(
  { chance }: Playing,
  part: Outage,
  { how, times }: { how: 'stop' | 'kill'; times: number },
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await delay(1_500 + chance.below(3_000));
    await part[how]();
    await delay(chance.below(3_000));
    await part.start();
  }
  await delay(3_000);
  return times;
}
