import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServiceProcess } from '../../tools/stack/services/service-process.js';
import { projectRoot } from '../../tools/stack/paths.js';
import type { ServiceName } from '../../tools/stack/topology.js';
import { FaultRig, seeds } from '../support/faults/fault-rig.js';

const HOUR_MS = 3_600_000;
const FOR_MS = 12_000;
const HOOK = pathToFileURL(
  path.join(projectRoot(), 'e2e/support/faults/injection/shift-clock.ts'),
).href;
/** Each seed uses two of them. */
const SERVICES = [
  ['catalog', 'orders'],
  ['logistics', 'pricing'],
] as const satisfies ServiceName[][];

const cases = seeds().flatMap((seed) =>
  (SERVICES[seed % 2] ?? []).map((service, index) => ({
    service,
    seed,
    shiftMs: index === 0 ? HOUR_MS : -HOUR_MS,
  })),
);

describe('the stack while a clock jumps', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'clock' });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  /** Runs a service whose clock jumps, and later back. */
  async function withJumpingClock(service: ServiceName, shiftMs: number): Promise<void> {
    const first = rig.stack.service(service);
    const port = Number(new URL(first.url).port);
    await first.stop();
    const overrides = { NODE_OPTIONS: `--import=${HOOK}`, CLOCK_SHIFT_MS: String(shiftMs) };
    let jumping: ServiceProcess | undefined;
    try {
      jumping = await rig.stack.another(service, `${service}-jumping`, { port, overrides });
      for (let jump = 0; jump < 2; jump += 1) {
        process.kill(jumping.pid, 'SIGUSR2');
        await delay(FOR_MS);
      }
    } finally {
      await jumping?.stop();
      await first.start();
      await first.ready(120_000);
    }
  }

  it.each(cases)(
    'The stack loses, repeats and reorders nothing if the clock of $service jumps by an hour and back ($shiftMs ms, seed $seed)',
    ({ service, seed, shiftMs }) =>
      rig.run({
        fault: `clock of ${service} jumps by an hour`,
        seed,
        inject: async () => {
          await withJumpingClock(service, shiftMs);
          return 2;
        },
      }),
    600_000,
  );
});
