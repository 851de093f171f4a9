import { WorkShares } from '#store';
import { eventually } from '#testing';
import { Transactor } from '../src/transaction/transactor.js';
import { MessagingRig } from './messaging-rig.js';

const SUBJECTS = 8;
const WRITES = 40;

describe('order per subject', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  it('is kept with two competing relays, one of which stops, and during a rebalance', async () => {
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

  const ACME = { merchantId: 'ACME', list: 'sku' };

  it('assigns the stamps of a merchant’s list in the order in which they become visible', async () => {
    const stamps: number[] = [];
    await Promise.all(
      Array.from({ length: 60 }, () =>
        rig.transactor.run('background', async (unitOfWork) => {
          unitOfWork.whenStamped(ACME, (stamp) => void stamps.push(stamp.getTime()));
        }),
      ),
    );
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set(stamps).size).toBe(60);
  });

  it('draws several clocks in key order, so that opposite orders do not deadlock', async () => {
    const keys = ['a', 'b', 'c'].map((list) => ({ merchantId: 'ACME', list }));
    const drawn = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const stamps: Date[] = [];
        await rig.transactor.run('background', async (unitOfWork) => {
          for (const key of n % 2 ? keys : keys.toReversed()) {
            unitOfWork.whenStamped(key, (stamp) => void stamps.push(stamp));
          }
        });
        return stamps;
      }),
    );
    expect(drawn.flat()).toHaveLength(180);
  });

  it('draws a clock after all waits of the work, so that other transactions do not wait for this work', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.touch(SUBJECTS_LIST, 'ACME', { id: 'slow' });
      await unitOfWork.query('SELECT 1');
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const stamps: Date[] = [];
    await rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.whenStamped(ACME, (stamp) => void stamps.push(stamp));
    });
    expect(stamps).toHaveLength(1);
    held.resolve();
    await slow;
  });

  it('leaves connections for other merchants, however many transactions of one merchant wait', async () => {
    const transactor = new Transactor(rig.dataSource, 'rig', {
      shares: new WorkShares(1),
    });
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const acme = { merchantId: 'ACME' };
    const holding = transactor.run(acme, () => {
      begun.resolve();
      return held.promise;
    });
    await begun.promise;
    const waiting = Array.from({ length: 20 }, () => transactor.run(acme, async () => 'done'));
    expect(await transactor.run({ merchantId: 'GLOBEX' }, async () => 'done')).toBe('done');
    held.resolve();
    await holding;
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => 'done'));
    // @ts-expect-error a transaction must name its share
    const withoutShare = () => transactor.run({}, async () => 'done');
    expect(withoutShare).toBeDefined();
  });
});

/** Any table with a key is suitable. */
const SUBJECTS_LIST = {
  list: 'sku',
  stampRows: `UPDATE subject s SET version = 1 FROM jsonb_to_recordset($1) AS t (id text, stamp timestamptz) WHERE s.id = t.id`,
};
