import { randomBytes } from 'node:crypto';
import { CredentialRevoked } from '#contracts';
import { TcpProxy, eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { partitionOf, type Received } from '../src/kafka/index.js';
import { fact, recordEffect, refusing } from './facts.js';
import { MessagingRig, batchOf } from './messaging-rig.js';

describe('a consumer group', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  it('parks a poison message with later ones of its key, while no other key waits', async () => {
    rig.consumer({ handle: refusing({ subject: 'bad', version: 2 }) });
    for (const version of [1, 2, 3]) {
      await rig.send('bad', version);
      await rig.send('good', version);
    }
    await eventually(async () => {
      expect(await rig.parked()).toMatchObject([
        { key: 'bad', reason: 'handler-failed', detail: expect.stringContaining('TypeError') },
        { key: 'bad', reason: 'key-parked' },
      ]);
      const done = (await rig.effects()).map(({ subject, version }) => `${subject} ${version}`);
      expect(done.filter((entry) => entry.startsWith('good'))).toEqual([
        'good 1',
        'good 2',
        'good 3',
      ]);
      expect(done.filter((entry) => entry.startsWith('bad'))).toEqual(['bad 1']);
    });
  });

  it('parks a message only after its handler has refused it three times alone', async () => {
    // The first attempt of each message is in a chunk.
    const refusals = new Map([
      ['slow', 1 + 2],
      ['bad', 1 + 3],
    ]);
    const processor = rig.processor({
      handle: async (event, context) => {
        const left = refusals.get(event.subject) ?? 0;
        refusals.set(event.subject, left - 1);
        if (left > 0) throw new Error('refused');
        await recordEffect()(event, context);
      },
    });
    for (const [offset, subject] of [...refusals.keys()].entries())
      await processor.process(batchOf([rig.received(subject, 1, offset)]));
    expect(await rig.effects()).toMatchObject([{ subject: 'slow' }]);
    expect(await rig.parked()).toMatchObject([{ key: 'bad' }]);
    expect(refusals.get('bad')).toBe(0);
  });

  it.each([
    ['bytes that are not JSON', {}, 'malformed'],
    ['a message without a type', { ce_type: '' }, 'malformed'],
    ['an unknown version', { ce_dataschema: '/schemas/credential.revoked/v9' }, 'unknown-version'],
  ])('parks %s with its reason', async (_name, headers, reason) => {
    rig.consumer();
    await rig.sendPoison('ACME', headers as Record<string, string>);
    await rig.send('ACME', 1);
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([
        { key: 'ACME', reason },
        { key: 'ACME', reason: 'key-parked' },
      ]),
    );
    expect(await rig.effects()).toEqual([]);
  });

  it('parks an event that breaks its contract, with the name of the field', async () => {
    rig.consumer();
    const event = await rig.publisher.publish(CredentialRevoked, {
      ...fact('ACME', 1),
      revokedAt: 'yesterday',
    });
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([
        { reason: 'contract', detail: expect.stringContaining('/revokedAt') },
      ]),
    );
    expect(event.revokedAt).toBe('yesterday');
  });

  it('parks a message whose key and headers contain characters that Postgres cannot store', async () => {
    rig.consumer();
    await rig.sendPoison('A\u0000B', { note: 'nul \u0000', 'na\u0000me': 'x' });
    await rig.send('good', 1);
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([{ key: 'A\uFFFDB', reason: 'malformed' }]),
    );
    const [row] = await rig.store.sql('SELECT headers FROM parked_message');
    expect(row?.headers).toMatchObject({ note: 'nul \uFFFD', 'na\uFFFDme': 'x' });
    await eventually(async () =>
      expect((await rig.effects()).map(({ subject }) => subject)).toContain('good'),
    );
  });

  it('parks a poison message whose id is in upper case, with later ones of its key', async () => {
    rig.consumer();
    await rig.sendPoison('ACME', { ce_id: uuidv7().toUpperCase() });
    await rig.send('ACME', 1);
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([
        { key: 'ACME', reason: 'malformed' },
        { key: 'ACME', reason: 'key-parked' },
      ]),
    );
    expect(await rig.effects()).toEqual([]);
  });

  it('parks a message whose key is too long for an index, and continues with its partition', async () => {
    rig.consumer();
    const long = randomBytes(4000).toString('base64');
    await rig.sendPoison(long);
    await rig.send(long, 1);
    await rig.send(neighbourOf(long), 1);
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([{ reason: 'malformed' }, { reason: 'key-parked' }]),
    );
    await eventually(async () =>
      expect(await rig.effects()).toMatchObject([{ subject: neighbourOf(long) }]),
    );
    const [first, second] = await rig.parked();
    expect(first?.key.startsWith(`${long.slice(0, 200)}#`)).toBe(true);
    expect(second?.key).toBe(first?.key);
  });

  it.each([
    ['in one transaction', (messages: Received[]) => [messages]],
    ['one after the other', (messages: Received[]) => messages.map((message) => [message])],
  ])(
    'drops messages parked under the key of an event that erases them: %s',
    async (_name, chunksOf) => {
      const processor = rig.processor({ erases: true });
      const [erased, other] = [rig.received('erased', 1, 0), rig.received('other', 1, 1)].map(
        (message) => ({ ...message, value: Buffer.from('{') }),
      );
      const messages = [
        other!,
        erased!,
        rig.received('erased', 2, 2),
        rig.received('erased', 3, 3),
      ];
      for (const chunk of chunksOf(messages)) await processor.process(batchOf(chunk));
      expect(await rig.parked()).toMatchObject([{ key: 'other', reason: 'malformed' }]);
      expect(await rig.store.sql('SELECT key FROM parked_key')).toEqual([{ key: 'other' }]);
      expect(await rig.effects()).toMatchObject([{ version: '2' }, { version: '3' }]);
    },
  );

  it('applies a corrected event although a faulty event had the same id', async () => {
    const processor = rig.processor();
    const corrected = rig.received('ACME', 1, 1);
    const faulty = { ...corrected, offset: '0', key: null, value: Buffer.from('{') };
    await processor.process(batchOf([faulty, corrected]));
    await processor.process(batchOf([faulty, corrected].map(later(10))));
    expect(await rig.parked()).toMatchObject([{ key: null, reason: 'malformed' }]);
    expect(await rig.effects()).toHaveLength(1);
  });

  const unreadable = (message: Received): Received => ({ ...message, value: Buffer.from('{') });
  const withoutId = (message: Received): Received => ({
    ...unreadable(message),
    headers: { ce_type: CredentialRevoked.type, note: message.headers['ce_id'] ?? '' },
  });

  it.each([
    ['whose handler refuses it', (message: Received) => message],
    ['that is unreadable', unreadable],
    ['without a readable event id', withoutId],
    ['without a key', (message: Received) => ({ ...withoutId(message), key: null })],
  ])(
    'parks a message %s at the offset of a message that was parked before the topic was recreated',
    async (_name, corrupted) => {
      const processor = rig.processor({ handle: refusing({ subject: 'bad', version: 1 }) });
      const [before, after] = [
        corrupted(rig.received('bad', 1)),
        corrupted(rig.received('bad', 1)),
      ];
      await processor.process(batchOf([before]));
      await processor.process(batchOf([after]));
      await processor.process(batchOf([before, after]));
      const rows = await rig.store.sql(
        `SELECT "offset", coalesce(event_id, headers->>'note') AS id FROM parked_message ORDER BY id`,
      );
      const ids = [before, after].map(({ headers }) => headers['ce_id'] ?? headers['note']);
      expect(rows).toEqual(ids.map((id) => ({ offset: '0', id })));
    },
  );

  it('stores the fault of each message, even of a message behind another', async () => {
    const processor = rig.processor();
    const faults = [0, 1].map((offset) => ({
      ...rig.received('ACME', 1, offset),
      value: Buffer.from('{'),
    }));
    await processor.process(batchOf(faults));
    expect((await rig.parked()).map(({ reason }) => reason)).toEqual(['malformed', 'malformed']);
  });

  it('skips types that it does not list, undecoded', async () => {
    rig.consumer();
    await rig.sendPoison('ACME', { ce_type: 'credential.renamed' });
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    expect(await rig.parked()).toEqual([]);
  });

  it('stops a stream after twenty messages in a row were parked with different keys', async () => {
    const processor = rig.processor({
      handle: async () => {
        throw new Error('the handler is broken');
      },
    });
    const batch = batchOf(Array.from({ length: 30 }, (_, n) => rig.received(`s${n}`, 1, n)));
    await processor.process(batch);
    expect(await rig.parked()).toHaveLength(20);
    expect(batch.pauses).toEqual([expect.stringContaining('20 messages in a row')]);
    expect(processor.halted.size).toBe(1);
  });

  it('stops a stream after twenty messages without a key were parked', async () => {
    const processor = rig.processor({
      handle: async () => {
        throw new Error('the handler is broken');
      },
    });
    const keyless = Array.from({ length: 30 }, (_, n) => ({
      ...rig.received(`s${n}`, 1, n),
      key: null,
    }));
    await processor.process(batchOf(keyless));
    expect(await rig.parked()).toHaveLength(20);
    expect(processor.halted.size).toBe(1);
  });

  it('parks nothing while the store is unreachable, and continues at the same offset', async () => {
    const { hostname, port } = new URL(rig.store.url);
    const proxy = await TcpProxy.to(hostname, Number(port));
    const viaProxy = new URL(rig.store.url);
    viaProxy.port = String(proxy.address.port);
    const dataSource = await rig.openSource(viaProxy.href, 1_000);
    const consumer = rig.consumer({ dataSource });
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    proxy.cut();
    for (const version of [2, 3, 4]) await rig.send('ACME', version);
    await eventually(() => expect(consumer.state.paused.size).toBeGreaterThan(0), {
      waitingFor: 'the partition to be paused',
    });
    proxy.restore();
    await eventually(async () => expect(await rig.effects()).toHaveLength(4));
    expect(await rig.parked()).toEqual([]);
    await proxy.stop();
  });
});

/** Another key of the same partition; the topics of a suite have three. */
function neighbourOf(key: string): string {
  const names = Array.from({ length: 100 }, (_, n) => `good-${n}`);
  return names.find((name) => partitionOf(name, 3) === partitionOf(key, 3)) ?? '';
}

/** The same message at a later offset of its partition. */
function later(by: number): (message: Received) => Received {
  return (message) => ({ ...message, offset: String(Number(message.offset) + by) });
}
