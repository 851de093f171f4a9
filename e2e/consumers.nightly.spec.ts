import { eventually } from '#testing';
import { projectRoot } from '../tools/stack/paths.js';
import { installExamples, type Installed } from '../tools/outside-programs/install-examples.js';
import { expectProgram } from '../tools/outside-programs/run-program.js';
import { FaultRig } from './support/faults/fault-rig.js';
import { disturb, publishBackwards, type Disturbance } from './support/consumers/disturb.js';
import { Consumer } from './support/consumers/consumer.js';
import { countOrders, readShown } from './support/consumers/shown.js';

/** Set by `npm run test:consumers -- --minutes 5`. */
const FOR_MS = Number(process.env['CONSUMER_MINUTES'] ?? 0.2) * 60_000;

/** A shorter run would prove little. */
const ORDERS = 20;

/** The programs of examples/consumers, run as in docs/consuming.md. */
describe('the example consumers', () => {
  let rig: FaultRig;
  let installed: Installed;
  let consumers: Consumer[] = [];

  beforeAll(async () => {
    [rig, installed] = await Promise.all([
      FaultRig.start({ prefix: 'consumers' }),
      installExamples('consumers'),
    ]);
    consumers = installed.programs.map((program) => new Consumer(program, rig.stack));
  }, 600_000);

  afterAll(async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop('SIGTERM')));
    installed?.remove();
    await rig?.stop();
  }, 120_000);

  it('Each language has a tested consumer, or the output names the missing toolchain', () => {
    if (process.env['CI'] === 'true') expect(installed.missing).toEqual([]);
    for (const lack of installed.missing) process.stdout.write(`NOT tried in ${lack}\n`);
    expect(installed.programs.length + installed.missing.length).toBe(3);
  });

  it(
    'The consumers have the state of every order and SKU in the API, after duplicates, stale events, unknown versions, kills and restarts',
    async () => {
      for (const consumer of consumers) consumer.start();
      await demo();
      let sent: Disturbance = { stale: 0, unreadable: 0 };
      await rig.load({
        fault: 'consumers',
        seed: 1,
        loadClients: 4,
        inject: async (context) => {
          sent = await disturb(context, consumers, FOR_MS);
          await untilOrdered(ORDERS);
          return sent.stale;
        },
      });
      await rig.untilIdle(['webhooks']);
      const shown = await readShown(rig.sellers);
      const [orderId, status, history] = await publishBackwards(rig);
      shown.statuses[orderId] = status;
      shown.histories[orderId] = history;
      expect(Object.keys(shown.statuses).length).toBeGreaterThan(ORDERS);
      const checks = consumers.map((consumer) => consumer.untilItKnows(shown, sent.unreadable));
      const wrong = (await Promise.allSettled(checks)).filter(
        (check) => check.status === 'rejected',
      );
      expect(wrong.map((check) => String((check as PromiseRejectedResult).reason))).toEqual([]);
    },
    FOR_MS + 600_000,
  );

  /** A busy machine creates orders slowly. */
  function untilOrdered(least: number): Promise<void> {
    return eventually(async () => expect(await countOrders(rig.sellers)).toBeGreaterThan(least), {
      timeoutMs: 120_000,
      waitingFor: `more than ${least} orders`,
    });
  }

  function demo(): Promise<void> {
    const { folder, topicPrefix } = rig.stack;
    return expectProgram(process.execPath, ['dist/tools/demo/demo.js'], {
      cwd: projectRoot(),
      env: { ...process.env, ENTREPOT_STACK_DIR: folder.root, TOPIC_PREFIX: topicPrefix },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
});
