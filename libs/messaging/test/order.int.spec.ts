import { eventually } from '#testing';
import { Transactor } from '../src/work/transactor.js';
import { Turns } from '../src/work/turns.js';
import { MessagingRig } from './messaging-rig.js';

const SUBJECTS = 8;
const WRITES = 40;

describe('order per subject', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  it('holds with two relays competing, one of them ending, and a rebalance under way', async () => {
    const relays = [rig.relay(), rig.relay()];
    rig.consumer({ by: 'first' });
    const writing = Promise.all(Array.from({ length: SUBJECTS }, (_, n) => writeAll(`s${n}`)));
    await eventually(async () => expect((await rig.effects()).length).toBeGreaterThan(20));
    const second = rig.consumer({ by: 'second' });
    await relays.find(({ status }) => status === 'active')?.stop();
    await eventually(async () => expect((await rig.effects()).length).toBeGreaterThan(150));
    await second.stop();
    await writing;
    await eventually(async () => expect(await rig.effects()).toHaveLength(SUBJECTS * WRITES), {
      timeoutMs: 40_000,
    });
    const bySubject = Map.groupBy(await rig.effects(), ({ subject }) => subject);
    const inOrder = Array.from({ length: WRITES }, (_, n) => String(n + 1));
    for (const effects of bySubject.values()) {
      expect(effects.map(({ version }) => version)).toEqual(inOrder);
    }
  });

  async function writeAll(subject: string): Promise<void> {
    for (let n = 0; n < WRITES; n += 1) await rig.write(subject);
  }

  it('gives one merchant’s list stamps that rise in the order in which they become visible', async () => {
    const clocks = [{ merchantId: 'ACME', list: 'sku' }];
    const stamps: number[] = [];
    await Promise.all(
      Array.from({ length: 60 }, () =>
        rig.transactor.run({ clocks }, async (unitOfWork) => {
          stamps.push(unitOfWork.stamp('ACME', 'sku').getTime());
        }),
      ),
    );
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set(stamps).size).toBe(60);
  });

  it('draws several clocks in key order, so that opposite orders do not deadlock', async () => {
    const keys = ['a', 'b', 'c'].map((list) => ({ merchantId: 'ACME', list }));
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        rig.transactor.run({ clocks: n % 2 ? keys : keys.toReversed() }, async () => undefined),
      ),
    );
    await expect(
      rig.transactor.run({}, async (unitOfWork) => unitOfWork.stamp('ACME', 'a')),
    ).rejects.toThrow('was not drawn first');
  });

  it('leaves connections to other lists, however many wait for one', async () => {
    const transactor = new Transactor(rig.dataSource, 'rig', { turns: new Turns() });
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const acme = { clocks: [{ merchantId: 'ACME', list: 'sku' }] };
    const holding = rig.transactor.run(acme, () => {
      begun.resolve();
      return held.promise;
    });
    await begun.promise;
    const waiting = Array.from({ length: 20 }, () => transactor.run(acme, async () => 'done'));
    const globex = { clocks: [{ merchantId: 'GLOBEX', list: 'sku' }] };
    expect(await transactor.run(globex, async () => 'done')).toBe('done');
    held.resolve();
    await holding;
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => 'done'));
  });
});
