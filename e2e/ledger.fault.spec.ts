import { FaultRig, seeds } from './support/faults/fault-rig.js';
import type { Playing } from './support/faults/fault-rig.js';
import {
  killBetweenPublishAndDelete,
  killConsumersInMidBatch,
} from './support/faults/injection/kills.js';
import { spoil } from './support/faults/injection/network.js';

/** A few of the faults of `npm run test:faults`, injected together in one run. */
describe('the stack under a mix of faults', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'ledger', ownParts: { links: true } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  async function playSome(playing: Playing): Promise<number> {
    const { links } = rig.parts;
    if (!links) throw new Error('there are no links');
    const kills = await killConsumersInMidBatch(playing, 1);
    const again = await killBetweenPublishAndDelete(playing, 1);
    const resets = await Promise.all(
      [links.kafka, links.postgres].map((wire) => spoil(playing, wire, { how: 'reset', times: 2 })),
    );
    return resets.reduce((sum, one) => sum + one, kills + again);
  }

  it.each(seeds(1))(
    'shows and publishes every acknowledged write once if services are killed and connections reset (seed %i)',
    (seed) => rig.play({ fault: 'kills and resets', seed, lanes: 4, inject: playSome }),
    600_000,
  );
});
