import { CredentialRevoked, SalesChannelInventoryApplied } from '#contracts';
import { eventually } from '#testing';
import type { GroupProcessor } from '../src/consume/group-processor.js';
import type { Received } from '../src/kafka/index.js';
import { ParkedMessages } from '../src/parking/parked-messages.js';
import { ReplayRefused } from '../src/parking/replay.js';
import type { ParkedKey } from '../src/parking/parked-rows.js';
import { refusing } from './facts.js';
import { MessagingRig, batchOf } from './messaging-rig.js';
import { withoutVersion } from './without-version.js';

const KEY = { group: 'rig', stream: CredentialRevoked.stream, key: 'bad' };

describe('what operators do about parked messages', () => {
  let rig: MessagingRig;
  let bad: { subject: string; version: number; mended: boolean };
  let processor: GroupProcessor;
  let parked: ParkedMessages;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    bad = { subject: 'bad', version: 2, mended: false };
    processor = rig.processor({ handle: refusing(bad) });
    parked = new ParkedMessages(
      rig.dataSource,
      () => processor.subscriptions,
      () => undefined,
    );
  });

  afterEach(() => rig.stop());

  const consume = (...messages: Received[]): Promise<void> => processor.process(batchOf(messages));
  const versions = async (): Promise<string[]> =>
    (await rig.effects()).map(({ version }) => version);
  /** Begins it twice, and lets neither go on before both have come to the lock of the key. */
  const atTheSameTime = async <T>(work: () => Promise<T>): Promise<[T, T]> => {
    const both = await rig.transactor.run({}, async (unitOfWork) => {
      await unitOfWork.query('SELECT 1 FROM parked_key FOR UPDATE');
      const begun = Promise.all([work(), work()]);
      await eventually(async () => expect(await rig.waitingForLocks()).toBe(2));
      return { begun };
    });
    return both.begun;
  };
  const idAt = async (index: number): Promise<string> => (await parked.list())[index]?.id ?? '';

  it('replays a key in order, in one transaction, and opens it again', async () => {
    const messages = [1, 2, 3].map((version) => rig.received('bad', version, version));
    await consume(...messages);
    await expect(parked.replay(KEY, 'OPS')).rejects.toThrow(TypeError);
    expect(await rig.parked()).toHaveLength(2);
    bad.mended = true;
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 0 });
    await consume(rig.received('bad', 4, 4));
    expect(await versions()).toEqual(['1', '2', '3', '4']);
    expect(await rig.parked()).toEqual([]);
    await consume(...messages);
    expect(await rig.effects()).toHaveLength(4);
  });

  it('says what of a replay had an effect: what is out of date by now has none', async () => {
    await consume(...[2, 1, 3].map((version) => rig.received('bad', version, 10 + version)));
    bad.mended = true;
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await versions()).toEqual(['2', '3']);
    expect(await rig.parked()).toEqual([]);
  });

  it('replays nothing where nothing is parked, and once where two ask for it', async () => {
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 0, ignored: 0 });
    await consume(rig.received('bad', 2), rig.received('bad', 3, 1));
    bad.mended = true;
    const both = await atTheSameTime(() => parked.replay(KEY, 'OPS'));
    expect(both.map(({ applied }) => applied).toSorted()).toEqual([0, 2]);
    expect(await versions()).toEqual(['2', '3']);
  });

  it('touches nothing of a key that it could not lock', async () => {
    await consume(rig.received('bad', 2));
    bad.mended = true;
    await rig.store.sql('DELETE FROM parked_key');
    await expect(parked.replay(KEY, 'OPS')).rejects.toThrow('try again');
    expect(await rig.effects()).toEqual([]);
    expect(await rig.parked()).toHaveLength(1);
  });

  it('replays a message without a key by itself', async () => {
    const [keyless, other] = [rig.received('bad', 2), rig.received('good', 1, 1)];
    await consume({ ...keyless, key: null }, { ...other, key: null });
    expect(await versions()).toEqual(['1']);
    expect(await rig.parked()).toMatchObject([{ key: null, reason: 'handler-failed' }]);
    const id = await idAt(0);
    await expect(parked.replayMessage(id, 'OPS')).rejects.toThrow(TypeError);
    bad.mended = true;
    expect(await parked.replayMessage(id, 'OPS')).toEqual({ applied: 1, ignored: 0 });
    expect(await parked.replayMessage(id, 'OPS')).toBeUndefined();
    expect(await versions()).toEqual(['1', '2']);
    expect(await rig.parked()).toEqual([]);
  });

  it('refuses to replay one message out of a key’s order', async () => {
    await consume(rig.received('bad', 2), rig.received('bad', 3, 1));
    await expect(parked.replayMessage(await idAt(1), 'OPS')).rejects.toThrow(ReplayRefused);
    expect(await rig.parked()).toHaveLength(2);
  });

  it('replays what no one understood and someone does now, once: its id is used up by then', async () => {
    const known = withoutVersion();
    await consume(ofLaterVersion(known));
    await expect(parked.replay(keyOf(known), 'OPS')).rejects.toThrow('unknown-version');
    await understandIt();
    expect(await parked.replay(keyOf(known), 'OPS')).toEqual({ applied: 1, ignored: 0 });
    await consume({ ...known, offset: '9' });
    expect(await rig.effects()).toHaveLength(1);
  });

  it('gives one effect to two of the same id, one of which was not understood when it came', async () => {
    const known = withoutVersion();
    await consume(ofLaterVersion(known), { ...known, offset: '1' });
    await understandIt();
    expect(await parked.replay(keyOf(known), 'OPS')).toEqual({ applied: 1, ignored: 1 });
    expect(await rig.effects()).toHaveLength(1);
  });

  it('applies a parked event at its first place when its stream is published again', async () => {
    const [first, second] = [rig.received('bad', 1), rig.received('bad', 3, 1)];
    await consume(ofLaterVersion(first), second);
    await consume({ ...first, offset: '7' }, { ...second, offset: '8' });
    expect(await rig.effects()).toEqual([]);
    await understandIt(CredentialRevoked.schemaPath);
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await versions()).toEqual(['1', '3']);
  });

  it('applies a parked event once when it comes again after the inbox has dropped its mark', async () => {
    const event = withoutVersion();
    await consume(ofLaterVersion(withoutVersion()), event);
    await rig.store.sql('DELETE FROM inbox');
    await consume({ ...event, offset: '7' });
    expect(await rig.parked()).toHaveLength(3);
    await understandIt();
    expect(await parked.replay(keyOf(event), 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await rig.effects()).toHaveLength(2);
  });

  /** As if a service had come that knows the version. */
  const understandIt = (schemaPath = SalesChannelInventoryApplied.schemaPath): Promise<unknown> =>
    rig.store.sql(
      `UPDATE parked_message SET headers = jsonb_set(headers, '{ce_dataschema}', to_jsonb($1::text))`,
      [schemaPath],
    );

  it('drops a message for good: what was behind it can be replayed, a redelivery does not bring it back', async () => {
    const messages = [2, 3].map((version) => rig.received('bad', version, version));
    await consume(...messages);
    expect(await parked.drop(await idAt(0), 'OPS', 'a test')).toMatchObject({
      key: 'bad',
      type: 'credential.revoked',
    });
    await parked.replay(KEY, 'OPS');
    await consume(...messages);
    expect(await versions()).toEqual(['3']);
    expect(await rig.parked()).toEqual([]);
  });

  it('gives a dropped message to one of two that drop it, and opens its key', async () => {
    await consume(rig.received('bad', 2));
    const id = await idAt(0);
    const both = await atTheSameTime(() => parked.drop(id, 'OPS', 'a test'));
    expect(both.filter((dropped) => dropped !== undefined)).toHaveLength(1);
    expect(await parked.drop(id, 'OPS', 'a test')).toBeUndefined();
    await consume(rig.received('bad', 3, 1));
    expect(await versions()).toEqual(['3']);
  });
});

function ofLaterVersion(message: Received): Received {
  return { ...message, headers: { ...message.headers, ce_dataschema: '/schemas/later/v9' } };
}

function keyOf({ stream, key }: Received): ParkedKey {
  return { group: 'rig', stream, key: key ?? '' };
}
