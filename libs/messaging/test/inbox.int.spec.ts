import { SalesChannelInventoryApplied } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { recordEffect } from './facts.js';
import { MessagingRig, batchOf } from './messaging-rig.js';

describe('the inbox', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  it('applies a redelivered batch once', async () => {
    const ids = Array.from({ length: 30 }, () => uuidv7());
    const sendAll = async (): Promise<void> => {
      for (const [n, id] of ids.entries()) await rig.send(`s${n % 3}`, Math.floor(n / 3) + 1, id);
    };
    await sendAll();
    await sendAll();
    for (const subject of ['s0', 's1', 's2']) await rig.send(subject, 11);
    rig.consumer();
    await eventually(async () =>
      expect((await rig.effects()).filter(({ version }) => version === '11')).toHaveLength(3),
    );
    expect(await rig.effects()).toHaveLength(33);
  });

  it('applies an event without a version once when it is delivered twice', async () => {
    const applied = {
      merchantId: 'ACME',
      subject: 'ACME:shirt',
      skuId: 'shirt',
      salesChannel: 'MELI',
      quantity: 5,
      appliedAt: '2026-11-21T10:00:00.000Z',
    };
    const { eventId } = await rig.publisher.publish(SalesChannelInventoryApplied, applied);
    await rig.publisher.publish(SalesChannelInventoryApplied, { ...applied, eventId });
    rig.consumer();
    const versions = async () => (await rig.effects()).map(({ version }) => version);
    await eventually(async () => expect(await versions()).not.toEqual([]));
    // The mark of another transaction, while the two marks above may be from one transaction.
    await rig.publisher.publish(SalesChannelInventoryApplied, { ...applied, eventId });
    await rig.publisher.publish(SalesChannelInventoryApplied, applied);
    await rig.publisher.publish(SalesChannelInventoryApplied, { ...applied, version: 1 });
    await eventually(async () => expect(await versions()).toContain('1'));
    expect(await versions()).toEqual(['0', '0', '1']);
  });

  it('rolls a mark back with the effect, so that a failed handler runs again', async () => {
    let failures = 2;
    rig.consumer({
      handle: async (event, context) => {
        await recordEffect()(event, context);
        if (failures-- > 0) throw new Error('not yet');
      },
    });
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    expect(await rig.parked()).toEqual([]);
    expect(failures).toBe(-1);
  });

  it('makes a concurrent delivery wait for the first one, and then skips it', async () => {
    let entered: () => void = () => undefined;
    const inHandler = new Promise<void>((resolve) => {
      entered = resolve;
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = rig.processor({
      by: 'first',
      handle: async (event, context) => {
        await recordEffect('first')(event, context);
        entered();
        await held;
      },
    });
    const fast = rig.processor({ by: 'second' });
    const message = rig.received('ACME', 1);
    const first = slow.process(batchOf([message]));
    await inHandler;
    const second = fast.process(batchOf([message]));
    await eventually(async () => expect(await rig.waitingForLocks()).toBe(1));
    release();
    await Promise.all([first, second]);
    expect(await rig.effects()).toEqual([{ subject: 'ACME', version: '1', by: 'first' }]);
  });

  it('ignores a version that is not above the highest applied one of its subject, and accepts gaps', async () => {
    rig.consumer();
    for (const version of [1, 4, 2, 4, 3, 9]) await rig.send('ACME', version);
    await rig.send('ACME', 10);
    await eventually(async () => expect((await rig.effects()).at(-1)?.version).toBe('10'));
    expect((await rig.effects()).map(({ version }) => version)).toEqual(['1', '4', '9', '10']);
  });

  it('stores marks of a producer whose clock is far ahead, and still creates the other partitions', async () => {
    await rig.store.sql(`INSERT INTO inbox SELECT uuid_floor(now() + interval '40 days'), 'rig'`);
    await rig.dataSource.query(`SELECT maintain_inbox(now() + interval '28 days')`);
    const homes = await rig.store.sql(`SELECT tableoid::regclass::text AS home FROM inbox`);
    expect(homes).toEqual([{ home: 'inbox_other' }]);
    await rig.dataSource.query(`SELECT maintain_inbox(now() + interval '80 days')`);
    expect(await rig.store.sql('SELECT 1 FROM inbox')).toEqual([]);
  });

  it('stores marks in weekly partitions, which are dropped after thirty days', async () => {
    await rig.store.sql(`SELECT maintain_inbox(now() - interval '60 days')`);
    const names = async (): Promise<string[]> =>
      (
        await rig.store.sql<{ relname: string }>(
          `SELECT relname FROM pg_class WHERE relname ~ '^inbox_[0-9]{8}$' AND relkind = 'r' ORDER BY 1`,
        )
      ).map(({ relname }) => relname);
    const before = await names();
    const [{ maintain_inbox: dropped } = { maintain_inbox: -1 }] = await rig.dataSource.query<
      { maintain_inbox: number }[]
    >('SELECT maintain_inbox(now())');
    expect(dropped).toBeGreaterThan(0);
    expect(await names()).toEqual(before.slice(dropped));
    rig.consumer();
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    const [row] = await rig.store.sql(`SELECT tableoid::regclass::text AS home FROM inbox`);
    expect(row?.home).toMatch(/inbox_\d{8}$/);
  });

  it('is maintained by the real catalog, even if the caller has temporary tables of the same names', async () => {
    await rig.store.sql(`CREATE TABLE inbox_20200106 ()`);
    // One session of the owner, because a service's role may not even create such tables.
    await rig.store.sql(
      `BEGIN;
       CREATE TEMP TABLE pg_class ON COMMIT DROP AS SELECT 1::oid AS oid, 'inbox_20200106' AS relname;
       CREATE TEMP TABLE pg_inherits ON COMMIT DROP AS SELECT 1::oid AS inhrelid, 'rig.inbox'::regclass::oid AS inhparent;
       SELECT maintain_inbox(now());
       COMMIT`,
    );
    expect(await rig.store.sql(`SELECT to_regclass('rig.inbox_20200106') AS victim`)).toEqual([
      { victim: 'inbox_20200106' },
    ]);
  });
});
