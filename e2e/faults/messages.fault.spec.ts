import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import { poison, rebalance, repeatEverything } from '../support/faults/injection/messages.js';

const FOR_MS = 15_000;

describe('the stack with faulty messages and groups', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'messages' });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if every event is delivered twice, and late (seed %i)',
    (seed) =>
      rig.run({
        fault: 'every event delivered twice, and late',
        seed,
        inject: (context) => repeatEverything(context, FOR_MS),
      }),
    600_000,
  );

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if it receives unreadable messages (seed %i)',
    (seed) =>
      rig.run({
        fault: 'poison, invalid JSON, unknown version',
        seed,
        inject: (context) => poison(context, 2),
      }),
    600_000,
  );

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if every group is rebalanced every two seconds (seed %i)',
    (seed) =>
      rig.run({
        fault: 'rebalance every 2 s',
        seed,
        inject: (context) => rebalance(context, FOR_MS),
      }),
    600_000,
  );
});
