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

describe('the handling of parked messages by operators', () => {
  let rig: MessagingRig;
  let bad: { subject: string; version: number; repaired: boolean };
  let processor: GroupProcessor;
  let parked: ParkedMessages;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    bad = { subject: 'bad', version: 2, repaired: false };
    processor = rig.processor({ handle: refusing(bad) });
    parked = new ParkedMessages(
      { http: rig.dataSource },
      { subscriptionsOf: () => processor.options.subscriptions },
      { wake: () => undefined },
    );
  });

  afterEach(() => rig.stop());

  const consume = (...messages: Received[]): Promise<void> => processor.process(batchOf(messages));
  const versions = async (): Promise<string[]> =>
    (await rig.effects()).map(({ version }) => version);
  /** Starts the replay twice, and lets neither continue before both have reached the lock of the key. */
  const atTheSameTime = async <T>(work: () => Promise<T>): Promise<[T, T]> => {
    const both = await rig.transactor.run('background', async (unitOfWork) => {
      await unitOfWork.query('SELECT 1 FROM parked_key FOR UPDATE');
      const begun = Promise.all([work(), work()]);
      await eventually(async () => expect(await rig.waitingForLocks()).toBe(2));
      return { begun };
    });
    return both.begun;
  };
  const idAt = async (index: number): Promise<string> => (await parked.list())[index]?.id ?? '';

  it('replays a key in order, in one transaction, and unblocks it', async () => {
    const messages = [1, 2, 3].map((version) => rig.received('bad', version, version));
    await consume(...messages);
    await expect(parked.replay(KEY, 'OPS')).rejects.toThrow(TypeError);
    expect(await rig.parked()).toHaveLength(2);
    bad.repaired = true;
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 0 });
    await consume(rig.received('bad', 4, 4));
    expect(await versions()).toEqual(['1', '2', '3', '4']);
    expect(await rig.parked()).toEqual([]);
    await consume(...messages);
    expect(await rig.effects()).toHaveLength(4);
  });

  it('reports which messages of a replay had an effect; stale messages have none', async () => {
    await consume(...[2, 1, 3].map((version) => rig.received('bad', version, 10 + version)));
    bad.repaired = true;
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await versions()).toEqual(['2', '3']);
    expect(await rig.parked()).toEqual([]);
  });

  it('calls a refusing handler once for each replay', async () => {
    let calls = 0;
    processor = rig.processor({
      handle: async () => {
        calls += 1;
        throw new Error('refused');
      },
    });
    await consume(rig.received('bad', 1));
    calls = 0;
    await expect(parked.replay(KEY, 'OPS')).rejects.toThrow('refused');
    expect(calls).toBe(1);
  });

  it('replays nothing if nothing is parked, and replays once for two concurrent requests', async () => {
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 0, ignored: 0 });
    await consume(rig.received('bad', 2), rig.received('bad', 3, 1));
    bad.repaired = true;
    const both = await atTheSameTime(() => parked.replay(KEY, 'OPS'));
    expect(both.map(({ applied }) => applied).toSorted()).toEqual([0, 2]);
    expect(await versions()).toEqual(['2', '3']);
  });

  it('changes nothing under a key that it could not lock', async () => {
    await consume(rig.received('bad', 2));
    bad.repaired = true;
    await rig.store.sql('DELETE FROM parked_key');
    await expect(parked.replay(KEY, 'OPS')).rejects.toThrow('try again');
    expect(await rig.effects()).toEqual([]);
    expect(await rig.parked()).toHaveLength(1);
  });

  it('replays a message without a key alone', async () => {
    const [keyless, other] = [rig.received('bad', 2), rig.received('good', 1, 1)];
    await consume({ ...keyless, key: null }, { ...other, key: null });
    expect(await versions()).toEqual(['1']);
    expect(await rig.parked()).toMatchObject([{ key: null, reason: 'handler-failed' }]);
    const id = await idAt(0);
    await expect(parked.replayMessage(id, 'OPS')).rejects.toThrow(TypeError);
    bad.repaired = true;
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

  it('replays a message that became decodable once, and then its id counts as applied', async () => {
    const known = withoutVersion();
    await consume(ofLaterVersion(known));
    await expect(parked.replay(keyOf(known), 'OPS')).rejects.toThrow('unknown-version');
    await makeDecodable();
    expect(await parked.replay(keyOf(known), 'OPS')).toEqual({ applied: 1, ignored: 0 });
    await consume({ ...known, offset: '9' });
    expect(await rig.effects()).toHaveLength(1);
  });

  it('applies two messages with the same id once, if one of them was not decodable on arrival', async () => {
    const known = withoutVersion();
    await consume(ofLaterVersion(known), { ...known, offset: '1' });
    await makeDecodable();
    expect(await parked.replay(keyOf(known), 'OPS')).toEqual({ applied: 1, ignored: 1 });
    expect(await rig.effects()).toHaveLength(1);
  });

  it('applies a parked event at its first position when its stream is republished', async () => {
    const [first, second] = [rig.received('bad', 1), rig.received('bad', 3, 1)];
    await consume(ofLaterVersion(first), second);
    await consume({ ...first, offset: '7' }, { ...second, offset: '8' });
    expect(await rig.effects()).toEqual([]);
    await makeDecodable(CredentialRevoked.schemaPath);
    expect(await parked.replay(KEY, 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await versions()).toEqual(['1', '3']);
  });

  it('applies a parked event once when it is redelivered after the inbox has dropped its mark', async () => {
    const event = withoutVersion();
    await consume(ofLaterVersion(withoutVersion()), event);
    await rig.store.sql('DELETE FROM inbox');
    await consume({ ...event, offset: '7' });
    expect(await rig.parked()).toHaveLength(3);
    await makeDecodable();
    expect(await parked.replay(keyOf(event), 'OPS')).toEqual({ applied: 2, ignored: 1 });
    expect(await rig.effects()).toHaveLength(2);
  });

  /** Makes the parked messages decodable, like a release that knows the version. */
  const makeDecodable = (schemaPath = SalesChannelInventoryApplied.schemaPath): Promise<unknown> =>
    rig.store.sql(
      `UPDATE parked_message SET headers = jsonb_set(headers, '{ce_dataschema}', to_jsonb($1::text))`,
      [schemaPath],
    );

  it('drops a message permanently: later ones can be replayed, and a redelivery is skipped', async () => {
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

  it('returns a dropped message to one of two requests that drop it, and unblocks its key', async () => {
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
