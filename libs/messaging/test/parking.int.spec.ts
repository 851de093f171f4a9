import { CredentialRevoked } from '#contracts';
import { TcpProxy, eventually } from '#testing';
import { ParkedMessages } from '../src/park/parked-messages.js';
import { MessagingRig, batchOf, fact, recordEffect } from './messaging-rig.js';
import type { FactHandler } from './messaging-rig.js';

describe('parking', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  /** Refuses one version of one subject until it is mended. */
  const refusing = (bad: { subject: string; version: number; mended?: boolean }): FactHandler => {
    return async (event, context) => {
      const isBad = event.subject === bad.subject && event.version === bad.version;
      if (isBad && !bad.mended) throw new TypeError('cannot read properties of undefined');
      await recordEffect()(event, context);
    };
  };

  it('parks a poison message and its key’s later ones, while no other key waits', async () => {
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

  it.each([
    ['bytes that are no JSON', {}, 'malformed'],
    ['a message without a type', { ce_type: '' }, 'malformed'],
    [
      'a version that nobody here knows',
      { ce_dataschema: '/schemas/credential.revoked/v9' },
      'unknown-version',
    ],
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

  it('parks an event that breaks its contract, naming the field', async () => {
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

  it('parks a message whose key and headers hold what Postgres cannot store', async () => {
    rig.consumer();
    await rig.sendPoison('A\u0000B', { note: 'nul \u0000' });
    await rig.send('good', 1);
    await eventually(async () =>
      expect(await rig.parked()).toMatchObject([{ key: 'A\uFFFDB', reason: 'malformed' }]),
    );
    await eventually(async () =>
      expect((await rig.effects()).map(({ subject }) => subject)).toContain('good'),
    );
  });

  it('skips types that the group does not list, unread, and goes on', async () => {
    rig.consumer();
    await rig.sendPoison('ACME', { ce_type: 'credential.renamed' });
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    expect(await rig.parked()).toEqual([]);
  });

  it('replays a key in order, in one transaction, and opens it again', async () => {
    const bad = { subject: 'bad', version: 2, mended: false };
    const processor = rig.processor({ handle: refusing(bad) });
    const messages = [1, 2, 3].map((version) => rig.received('bad', version, version));
    await processor.process(batchOf(messages));
    const parked = new ParkedMessages(
      rig.dataSource,
      () => processor.subscriptions,
      () => undefined,
    );
    const key = { group: 'rig', stream: CredentialRevoked.stream, key: 'bad' };
    await expect(parked.replay(key)).rejects.toThrow(TypeError);
    expect(await rig.parked()).toHaveLength(2);
    bad.mended = true;
    expect(await parked.replay(key)).toBe(2);
    await processor.process(batchOf([rig.received('bad', 4, 4)]));
    expect((await rig.effects()).map(({ version }) => version)).toEqual(['1', '2', '3', '4']);
    expect(await rig.parked()).toEqual([]);
    await processor.process(batchOf(messages));
    expect(await rig.effects()).toHaveLength(4);
  });

  it('drops a message for good: what was behind it can be replayed, a redelivery does not bring it back', async () => {
    const processor = rig.processor({ handle: refusing({ subject: 'bad', version: 1 }) });
    const messages = [1, 2].map((version) => rig.received('bad', version, version));
    await processor.process(batchOf(messages));
    const parked = new ParkedMessages(
      rig.dataSource,
      () => processor.subscriptions,
      () => undefined,
    );
    const [first] = await parked.list();
    expect(await parked.drop(first?.id ?? '')).toMatchObject({
      key: 'bad',
      type: 'credential.revoked',
    });
    await parked.replay({ group: 'rig', stream: CredentialRevoked.stream, key: 'bad' });
    await processor.process(batchOf(messages));
    expect((await rig.effects()).map(({ version }) => version)).toEqual(['2']);
    expect(await rig.parked()).toEqual([]);
  });

  it('stops a stream after twenty messages in a row were parked on different keys', async () => {
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

  it('parks nothing while the store is away, and goes on where it was', async () => {
    const { hostname, port } = new URL(rig.store.url);
    const proxy = await TcpProxy.to(hostname, Number(port));
    const viaProxy = new URL(rig.store.url);
    viaProxy.port = String(proxy.address.port);
    const dataSource = await rig.openSource(viaProxy.href);
    const consumer = rig.consumer({ dataSource });
    await rig.send('ACME', 1);
    await eventually(async () => expect(await rig.effects()).toHaveLength(1));
    proxy.cut();
    for (const version of [2, 3, 4]) await rig.send('ACME', version);
    await eventually(() => expect(consumer.state.paused.size).toBeGreaterThan(0), {
      waitingFor: 'the partition to be paused',
    });
    proxy.mend();
    await eventually(async () => expect(await rig.effects()).toHaveLength(4));
    expect(await rig.parked()).toEqual([]);
    await proxy.stop();
  });
});
