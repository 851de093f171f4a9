import { consumerGroups } from '#contracts';
import { eventually, MetricsPage } from '#testing';
import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';
import { CONSUMERS } from '../support/faults/injection/kills.js';

type Consumer = (typeof CONSUMERS)[number];

const MOST = 3;
/** Events that each worker has applied for each of its groups before the number of workers changes again. */
const ENOUGH = 10;
/** Partitions of each stream of a test stack. */
const PARTITIONS = 3;
/** Excluded: its stream is written by channels, which send too few events for every worker. */
const IDLE_GROUP = 'orders.intake';
const TIMEOUT = { timeoutMs: 180_000 };

describe('a stack with separate workers for every consuming service', () => {
  const workers = {} as Record<Consumer, ServiceProcess[]>;
  let started = 0;
  let rig: FaultRig;

  async function startWorker({ another }: TestStack, name: Consumer): Promise<ServiceProcess> {
    started += 1;
    const overrides = { ROLE: 'worker' };
    return another(name, `${name}-worker-${started}`, { overrides });
  }

  beforeAll(async () => {
    rig = await FaultRig.start(
      { prefix: 'scaling', overrides: { ROLE: 'api' } },
      {
        prepare: async (stack) => {
          for (const name of CONSUMERS) workers[name] = [await startWorker(stack, name)];
        },
      },
    );
  }, 300_000);

  afterAll(() => rig?.stop(), 120_000);

  async function scaleOut({ stack }: FaultRig): Promise<number> {
    const added = await Promise.all(
      CONSUMERS.map(async (name) => {
        const more = Array.from({ length: MOST - 1 }, () => startWorker(stack, name));
        workers[name].push(...(await Promise.all(more)));
        return more.length;
      }),
    );
    return added.reduce((sum, count) => sum + count, 0);
  }

  /** Stops any of the workers: an orchestrator does not choose the newest one. */
  async function scaleIn({ random }: FaultContext): Promise<number> {
    const leaving = CONSUMERS.flatMap((name) => {
      const remaining = random.pick(workers[name]);
      const stopped = workers[name].filter((candidate) => candidate !== remaining);
      workers[name] = [remaining];
      return stopped;
    });
    await Promise.all(leaving.map((leaver) => leaver.kill('SIGTERM')));
    return leaving.length;
  }

  async function scale(context: FaultContext): Promise<number> {
    const came = await scaleOut(context.rig);
    await untilAssignedTo(context.rig, MOST);
    await untilEachHasWorked(Object.values(workers).flat());
    const removed = await scaleIn(context);
    await untilAssignedTo(context.rig, 1);
    await untilEachHasWorked(Object.values(workers).flat());
    return came + removed;
  }

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if workers scale from one to three and back (seed %i)',
    (seed) => rig.run({ fault: 'workers scaled from 1 to 3 and back to 1', seed, inject: scale }),
    900_000,
  );
});

/** Waits until every group has this many members, each with a partition, and each partition has one member. */
function untilAssignedTo({ kafka }: FaultRig, members: number): Promise<void> {
  return eventually(
    async () => {
      const assigned = await kafka.assigned();
      for (const [group, streams] of Object.entries(consumerGroups)) {
        const hands = assigned.get(group) ?? [];
        expect({ group, members: hands.length }).toEqual({ group, members });
        expect({ group, idle: hands.filter((hand) => hand.length === 0) }).toEqual({
          group,
          idle: [],
        });
        expect(hands.flat().toSorted()).toEqual(partitionsOf(streams));
      }
    },
    { ...TIMEOUT, waitingFor: `every group to be assigned to ${members}` },
  );
}

function partitionsOf(streams: readonly string[]): string[] {
  const numbers = Array.from({ length: PARTITIONS }, (_, partition) => partition);
  return streams.flatMap((stream) => numbers.map((number) => `${stream}/${number}`)).toSorted();
}

/** Waits until each process has applied enough further events for each group of its service. */
async function untilEachHasWorked(processes: readonly ServiceProcess[]): Promise<void> {
  await Promise.all(
    processes.map(async (worker) => {
      const before = await appliedBy(worker);
      await eventually(
        async () => {
          const now = await appliedBy(worker);
          for (const [group, events] of now) {
            expect(events).toBeGreaterThanOrEqual((before.get(group) ?? 0) + ENOUGH);
          }
        },
        { ...TIMEOUT, waitingFor: `${worker.label} to apply ${ENOUGH} events for each group` },
      );
    }),
  );
}

/** Number of events that a worker has applied so far, by group. */
async function appliedBy({ name, url }: ServiceProcess): Promise<Map<string, number>> {
  const page = await MetricsPage.read(url);
  const groups = Object.keys(consumerGroups).filter(
    (group) => group.startsWith(`${name}.`) && group !== IDLE_GROUP,
  );
  return new Map(
    groups.map((group) => [
      group,
      page.value('entrepot_events_total', { group, outcome: 'applied' }) ?? 0,
    ]),
  );
}
