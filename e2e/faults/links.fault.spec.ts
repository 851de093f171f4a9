import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import { injectNetworkFaults, NETWORK_FAULTS } from '../support/faults/injection/network.js';

const PARTS = { kafka: 'the broker', postgres: 'Postgres' } as const;

const cases = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
  (Object.keys(NETWORK_FAULTS) as (keyof typeof NETWORK_FAULTS)[]).flatMap((how) =>
    seeds().map((seed) => ({ part, name: PARTS[part], how, seed })),
  ),
);

describe('the stack on a faulty network', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'links', ownParts: { links: true } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(cases)(
    'The stack loses, repeats and reorders nothing if the link to $name is $how (seed $seed)',
    async ({ part, name, how, seed }) => {
      const wire = rig.parts.links?.[part];
      if (!wire) throw new Error('there are no links');
      await rig.run({
        fault: `link to ${name} ${how}`,
        seed,
        inject: (context) =>
          injectNetworkFaults(context, wire, { how, times: how === 'reset' ? 25 : 1 }),
      });
    },
    600_000,
  );
});
