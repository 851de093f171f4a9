import { CredentialRevoked } from '#contracts';
import { eventually } from '#testing';
import { Client } from 'pg';
import { OutboxStore, type PendingRow, type Weights } from '../src/outbox/outbox-store.js';
import { publishRows } from '../src/outbox/publish.js';
import { fact, recordEffect } from './facts.js';
import { batchOf, MessagingRig, READERS } from './messaging-rig.js';

const BATCH = 500;

describe('the turns of the relay', () => {
  let rig: MessagingRig;
  let client: Client;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    client = new Client({
      connectionString: rig.store.url,
      options: `-c search_path=${rig.store.schema} -c enable_seqscan=off`,
    });
    await client.connect();
  });

  afterEach(async () => {
    await client.end();
    await rig.stop();
  });

  const storeWith = (weights?: Weights) =>
    new OutboxStore(client, rig.store.schema, { index: 0, of: 1 }, weights);

  const write = (merchantId: string, keys: readonly string[], { bulk = false } = {}) =>
    rig.transactor.run('background', async (unitOfWork) => {
      if (bulk) unitOfWork.asBulk();
      for (const key of keys)
        unitOfWork.publish(CredentialRevoked, { ...fact(key, 1), merchantId });
    });

  const keysOf = (merchant: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${merchant}-${at}`);

  const countOf = (rows: readonly PendingRow[], merchant: string) =>
    rows.filter((row) => row.merchant === merchant).length;

  it('bring the change of a merchant behind the backlog of another, and its own single change before its batches', async () => {
    await write('ACME', keysOf('ACME', 2 * BATCH), { bulk: true });
    await write('GLOBEX', ['GLOBEX-0']);
    await write('ACME', ['ACME-single']);
    const rows = await storeWith().deleteAndRead([]);
    expect(rows.slice(0, 2).map(({ key }) => key)).toEqual(['GLOBEX-0', 'ACME-single']);
    expect(rows).toHaveLength(BATCH);
    const few = await storeWith().deleteAndRead([], [], BATCH / 4);
    expect(countOf(few, 'ACME')).toBe(BATCH / 4);
  });

  it('give merchants with a backlog equal shares, or shares by weight', async () => {
    for (const merchant of ['ACME', 'GLOBEX']) await write(merchant, keysOf(merchant, BATCH));
    const equal = await storeWith().deleteAndRead([]);
    expect([countOf(equal, 'ACME'), countOf(equal, 'GLOBEX')]).toEqual([250, 250]);
    const weighted = await storeWith(new Map([['ACME', 4]])).deleteAndRead([]);
    expect([countOf(weighted, 'ACME'), countOf(weighted, 'GLOBEX')]).toEqual([400, 100]);
  });

  it('leave out a merchant that is held back', async () => {
    await write('ACME', ['ACME-0']);
    await write('GLOBEX', ['GLOBEX-0']);
    const rows = await storeWith().deleteAndRead([], ['ACME']);
    expect(rows.map(({ key }) => key)).toEqual(['GLOBEX-0']);
  });

  it('keep the order of each key, although single changes overtake bulk ones', async () => {
    const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
    for (let at = 0; at < 120; at += 1) {
      const merchant = pick(['ACME', 'GLOBEX', 'INITECH']);
      const bulk = Math.random() < 0.5;
      const keys = Array.from(
        { length: bulk ? 40 : 1 },
        () => `${merchant}-${pick([...'0123456789'])}`,
      );
      await write(merchant, keys, { bulk });
    }
    const written = await rig.outboxSize();
    const read: PendingRow[] = [];
    for (let rows = await storeWith().deleteAndRead([]); rows.length > 0;) {
      // Only a part is published, as after an error of the broker.
      const published = rows.slice(0, Math.ceil(rows.length / 3));
      read.push(...published);
      rows = await storeWith().deleteAndRead(published.map(({ id }) => id));
    }
    expect(read).toHaveLength(written);
    for (const rows of Map.groupBy(read, ({ key }) => key).values()) {
      const ids = rows.map(({ id }) => Number(id));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it('mark what bulk events cause as bulk', async () => {
    const [bulk, single] = ['bulk', 'single'].map((key) => rig.received(key, 1));
    bulk!.headers['ce_bulk'] = 'true';
    const processor = rig.processor({
      handle: async (event, { unitOfWork }) =>
        unitOfWork.publish(CredentialRevoked, fact(event.subject, 2)),
    });
    await processor.process(batchOf([bulk!, single!]));
    expect(await rig.store.sql('SELECT key, bulk FROM outbox ORDER BY key')).toEqual([
      { key: 'bulk', bulk: true },
      { key: 'single', bulk: false },
    ]);
  });

  it('hold back a merchant whose events are not applied yet, and let another pass', async () => {
    let published = 0;
    let before: number | undefined;
    rig.consumer({
      handle: async (event, context) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await recordEffect()(event, context);
      },
    });
    await write('ACME', keysOf('ACME', 2 * BATCH), { bulk: true });
    rig.relay(
      async (producer, rows, config) => {
        if (countOf(rows, 'GLOBEX') > 0) before ??= published;
        const result = await publishRows(producer, rows, config);
        published += result.published.length;
        return result;
      },
      1,
      READERS,
    );
    await eventually(async () => expect((await rig.effects()).length).toBeGreaterThan(0));
    await write('GLOBEX', ['GLOBEX-0']);
    await eventually(() => expect(before).toBeDefined());
    expect(before).toBeLessThan(2 * BATCH);
    await eventually(async () => expect(await rig.effects()).toHaveLength(2 * BATCH + 1));
  });
});
