import { setTimeout as delay } from 'node:timers/promises';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';

/** Kills and restarts each broker in sequence during partition reassignments. @returns the number of kills */
async function killDuringReassignments({ rig, random }: FaultContext): Promise<number> {
  const { cluster } = rig.parts;
  for (const [round, broker] of cluster.entries()) {
    await delay(1_000 + random.below(1_000));
    await rig.kafka.moveLeaders(round);
    await delay(random.below(300));
    await broker.kill();
    await delay(4_000 + random.below(2_000));
    await broker.start();
    await rig.kafka.moveLeaders(round + 1);
    // Wait until this one has caught up before the next kill: two of three replicas must be in sync.
    await rig.kafka.untilInSync(cluster.length);
  }
  return cluster.length;
}

describe('a cluster of three brokers with three replicas, two of them in sync', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'cluster', ownParts: { brokers: 3 } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(seeds())(
    'The cluster loses nothing if each broker is killed during partition reassignments (seed %i)',
    (seed) =>
      rig.run({
        fault: 'one of three brokers killed, partitions moved',
        seed,
        inject: killDuringReassignments,
      }),
    600_000,
  );
});
