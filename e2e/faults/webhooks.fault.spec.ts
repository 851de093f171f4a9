import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import { FaultRig, seeds } from '../support/faults/fault-rig.js';
import { interrupt } from '../support/faults/injection/kills.js';
import { killInMidDelivery, untilDelivered } from '../support/faults/injection/webhook-kills.js';

const TIMES = Number(process.env['FAULT_TIMES'] ?? 10);

describe('webhooks after crashes', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'webhooks' });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  it.each(seeds())(
    'Webhooks lose and reorder nothing, and repeat at most the deliveries in flight, if the sender is killed (seed %i)',
    (seed) =>
      rig.run({
        fault: 'webhooks killed in mid-delivery',
        seed,
        inject: (context) => killInMidDelivery(context, [rig.stack.service('webhooks')], TIMES),
      }),
    900_000,
  );

  it.each(seeds())(
    'Webhooks lose and reorder nothing if Postgres is restarted and killed (seed %i)',
    async (seed) => {
      for (const how of ['stop', 'kill'] as const) {
        await rig.run({
          fault: how === 'stop' ? "webhooks' Postgres restarted" : "webhooks' Postgres killed",
          seed,
          inject: (context) =>
            interrupt(context, rig.parts.postgres, {
              how,
              times: TIMES,
              works: () => untilDelivered(context),
            }),
        });
      }
    },
    900_000,
  );

  describe('with two processes', () => {
    let second: ServiceProcess;

    beforeAll(async () => {
      second = await rig.stack.another('webhooks', 'webhooks-2');
    }, 120_000);

    it.each(seeds())(
      'Webhooks lose and reorder nothing if one of two processes is killed, in turn (seed %i)',
      (seed) =>
        rig.run({
          fault: 'one of two webhooks killed in mid-delivery',
          seed,
          inject: (context) =>
            killInMidDelivery(context, [rig.stack.service('webhooks'), second], TIMES),
        }),
      900_000,
    );
  });
});
