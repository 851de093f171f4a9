import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import { injectNetworkFaults, NETWORK_FAULTS } from '../support/faults/injection/network.js';

const cases = (Object.keys(NETWORK_FAULTS) as (keyof typeof NETWORK_FAULTS)[]).map((how) => ({
  how,
}));

describe('the stack on a faulty TLS link', () => {
  const [seed = 1] = seeds();
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'tlslink', ownParts: { links: true, tls: true } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(cases)(
    'The stack loses, repeats and reorders nothing if the TLS link to the broker is $how',
    async ({ how }) => {
      const wire = rig.parts.links?.kafka;
      if (!wire) throw new Error('there are no links');
      await rig.run({
        fault: `TLS link to the broker ${how}`,
        seed,
        inject: (context) =>
          injectNetworkFaults(context, wire, { how, times: how === 'reset' ? 5 : 1 }),
      });
    },
    600_000,
  );
});
