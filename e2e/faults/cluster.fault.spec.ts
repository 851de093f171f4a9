import { setTimeout as delay } from 'node:timers/promises';
import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import type { Playing } from '../support/faults/fault-rig.js';

/** Kills each broker in turn while the partitions move to others, and brings it back. @returns how often */
async function killWhileMoving({ rig, chance }: Playing): Promise<number> {
  const { cluster } = rig.parts;
  for (const [turn, broker] of cluster.entries()) {
    await delay(1_000 + chance.below(1_000));
    await rig.kafka.moveLeaders(turn);
    await delay(chance.below(300));
    await broker.kill();
    await delay(4_000 + chance.below(2_000));
    await broker.start();
    await rig.kafka.moveLeaders(turn + 1);
    // The next one may go when this one has caught up: of three copies two must be there.
    await rig.kafka.untilInSync(cluster.length);
  }
  return cluster.length;
}

describe('with three brokers, three copies and two of them needed', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'cluster', ownParts: { brokers: 3 } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(seeds())(
    'nothing is lost though each is killed in turn while partitions move (seed %i)',
    (seed) =>
      rig.play({
        fault: 'one of three brokers killed, partitions moved',
        seed,
        inject: killWhileMoving,
      }),
    600_000,
  );
});
