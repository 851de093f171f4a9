import { FaultRig, seeds, type FaultContext } from './support/faults/fault-rig.js';
import {
  killBetweenPublishAndDelete,
  killConsumersInMidBatch,
} from './support/faults/injection/kills.js';
import { injectNetworkFaults } from './support/faults/injection/network.js';

/** A few of the faults of `npm run test:faults`, injected together in one run. */
describe('the stack under a mix of faults', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'ledger', ownParts: { links: true } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  async function injectSome(context: FaultContext): Promise<number> {
    const { links } = rig.parts;
    if (!links) throw new Error('there are no links');
    const kills = await killConsumersInMidBatch(context, 1);
    const again = await killBetweenPublishAndDelete(context, 1);
    const resets = await Promise.all(
      [links.kafka, links.postgres].map((wire) =>
        injectNetworkFaults(context, wire, { how: 'reset', times: 2 }),
      ),
    );
    return resets.reduce((sum, count) => sum + count, kills + again);
  }

  it.each(seeds(1))(
    'The stack shows and publishes every acknowledged write once if services are killed and connections reset (seed %i)',
    (seed) => rig.run({ fault: 'kills and resets', seed, loadClients: 4, inject: injectSome }),
    600_000,
  );
});
