import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import type { Outage } from '../../tools/stack/testing/test-parts.js';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';
import { SmallDisk } from '../support/faults/injection/small-disk.js';

const DISKS = { postgres: 'Postgres', kafka: 'the broker' } as const;
type Part = keyof typeof DISKS;

describe('the stack while a disk is full', () => {
  const disks: Partial<Record<Part, SmallDisk>> = {};
  let rig: FaultRig;

  beforeAll(async () => {
    const [postgres, kafka] = [SmallDisk.mount(700), SmallDisk.mount(400)];
    Object.assign(disks, { postgres, kafka });
    rig = await FaultRig.start({
      prefix: 'disks',
      prepareFolder: (folder) => {
        folder.postgres = path.join(postgres.folder, 'data');
        folder.kafka = path.join(kafka.folder, 'data');
      },
    });
  }, 240_000);

  afterAll(async () => {
    await rig?.stop();
    for (const disk of Object.values(disks)) disk.unmount();
  }, 120_000);

  /** Fills the disk for some seconds, then restarts the process if the full disk has stopped it. */
  async function fill({ random }: FaultContext, disk: SmallDisk, part: Outage): Promise<number> {
    await delay(3_000);
    disk.fill();
    await delay(6_000 + random.below(4_000));
    disk.free();
    if (part.hasEnded()) await part.start();
    await delay(5_000);
    return 1;
  }

  const cases = (Object.keys(DISKS) as Part[]).flatMap((part) =>
    seeds().map((seed) => ({ part, name: DISKS[part], seed })),
  );

  it.each(cases)(
    'The stack loses, repeats and reorders nothing if the disk of $name is full (seed $seed)',
    ({ part, name, seed }) =>
      rig.run({
        fault: `disk of ${name} full`,
        seed,
        inject: (context) => fill(context, disks[part] as SmallDisk, rig.parts[part]),
      }),
    600_000,
  );
});
