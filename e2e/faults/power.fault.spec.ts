import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { FaultRig, seeds, type FaultContext } from '../support/faults/fault-rig.js';
import { PowerCutDisk } from '../support/faults/injection/power-cut-disk.js';

const CUTS = 10;

describe('Postgres after a power cut', () => {
  let disk: PowerCutDisk;
  let rig: FaultRig;

  beforeAll(async () => {
    disk = await PowerCutDisk.mount();
    rig = await FaultRig.start({
      prefix: 'power',
      prepareFolder: (folder) => {
        folder.postgres = path.join(disk.folder, 'data');
      },
    });
  }, 240_000);

  afterAll(async () => {
    try {
      await rig?.stop();
    } finally {
      disk?.unmount();
    }
  }, 120_000);

  it('Postgres runs with the settings that make a commit wait for its disk', async () => {
    const { rows } = await rig.store.query(
      `SELECT name FROM pg_settings WHERE setting = 'on'
          AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'fsync',
      'full_page_writes',
      'synchronous_commit',
    ]);
  });

  /** Cuts the power of Postgres and its disk while clients work; Postgres then recovers from the flushed data. */
  async function cutPower({ random, loadClient }: FaultContext): Promise<number> {
    const { postgres } = rig.parts;
    for (let time = 0; time < CUTS; time += 1) {
      await loadClient.step();
      await delay(random.below(2_500));
      disk.powerOff();
      await postgres.kill();
      await disk.powerOn();
      await postgres.start();
    }
    return CUTS;
  }

  it.each(seeds())(
    'Postgres retains every acknowledged write if it and its disk lose power (seed %i)',
    (seed) => rig.run({ fault: 'power cut of Postgres and its disk', seed, inject: cutPower }),
    600_000,
  );
});
