import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import {
  killBetweenPublishAndDelete,
  killConsumersInMidBatch,
  pauseRelays,
  interrupt,
  untilPublished,
} from '../support/faults/injection/kills.js';

/** Kills per seed: 50 of each kind with two seeds. */
const TIMES = 25;

describe('the stack after crashes', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'crashes', overrides: { RELAY_SHARDS: '2' } });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if consumers are killed in mid-batch (seed %i)',
    (seed) =>
      rig.run({
        fault: 'consumer killed in mid-batch',
        seed,
        inject: (context) => killConsumersInMidBatch(context, 7),
      }),
    900_000,
  );

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if a relay is killed between publish and delete (seed %i)',
    (seed) =>
      rig.run({
        fault: 'relay killed between publish and delete',
        seed,
        inject: (context) => killBetweenPublishAndDelete(context, 7),
      }),
    600_000,
  );

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if the broker is restarted and killed (seed %i)',
    async (seed) => {
      const { kafka } = rig.parts;
      for (const how of ['stop', 'kill'] as const) {
        await rig.run({
          fault: how === 'stop' ? 'broker restarted' : 'broker killed',
          seed,
          inject: (context) =>
            interrupt(context, kafka, {
              how,
              times: TIMES,
              works: (time) => untilPublished(context, `${how}${time}`),
            }),
        });
      }
    },
    900_000,
  );

  it.each(seeds())(
    'The stack loses, repeats and reorders nothing if Postgres is restarted and killed (seed %i)',
    async (seed) => {
      const { postgres } = rig.parts;
      for (const how of ['stop', 'kill'] as const) {
        await rig.run({
          fault: how === 'stop' ? 'Postgres restarted' : 'Postgres killed',
          seed,
          inject: (context) =>
            interrupt(context, postgres, {
              how,
              times: TIMES,
              works: () => context.loadClient.step(),
            }),
        });
      }
    },
    600_000,
  );

  describe('with two processes of orders and of catalog', () => {
    let pairs: (readonly [ServiceProcess, ServiceProcess])[];

    beforeAll(async () => {
      const { stack } = rig;
      pairs = [
        [stack.service('orders'), await stack.another('orders', 'orders-2')],
        [stack.service('catalog'), await stack.another('catalog', 'catalog-2')],
      ];
    }, 120_000);

    it.each(seeds())(
      'The stack loses, repeats and reorders nothing if a relay is paused, replaced and resumed (seed %i)',
      (seed) =>
        rig.run({
          fault: 'relay paused, replaced and resumed',
          seed,
          inject: (context) => pauseRelays(context, pairs, 13),
        }),
      600_000,
    );
  });
});
