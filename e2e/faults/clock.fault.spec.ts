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

describe('the stack while a clock is wrong', () => {
  let rig: FaultRig;

  beforeAll(async () => {
    rig = await FaultRig.start({ prefix: 'clock' });
  }, 240_000);

  afterAll(() => rig?.stop(), 120_000);

  async function withShiftedClock(
    service: ServiceName,
    shiftMs: number,
    act: () => Promise<void>,
  ): Promise<void> {
    const first = rig.stack.service(service);
    const port = Number(new URL(first.url).port);
    await first.stop();
    const overrides = { NODE_OPTIONS: `--import=${HOOK}`, CLOCK_SHIFT_MS: String(shiftMs) };
    let shifted: ServiceProcess | undefined;
    try {
      shifted = await rig.stack.another(service, `${service}-shifted`, { port, overrides });
      await act();
    } finally {
      await shifted?.stop();
      await first.start();
      await first.ready(120_000);
    }
  }

  it.each(cases)(
    'The stack loses, repeats and reorders nothing if the clock of $service is an hour off ($shiftMs ms, seed $seed)',
    ({ service, seed, shiftMs }) =>
      rig.run({
        fault: `clock of ${service} an hour off`,
        seed,
        inject: async () => {
          await withShiftedClock(service, shiftMs, async () => {
            await delay(FOR_MS);
          });
          await delay(FOR_MS / 2);
          return 1;
        },
      }),
    600_000,
  );
});
