import { CredentialRevoked } from '#contracts';
import { EventProbe, eventually, testBrokers } from '#testing';
import { publishRows } from '../src/outbox/publish.js';
import type { Publish, Relay } from '../src/outbox/relay.js';
import { MessagingRig } from './messaging-rig.js';

const SUBJECTS = 24;
const WRITES = 20;
const STANDBY = 'standby: another process relays';

describe('an outbox in shards', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
  });

  afterEach(() => rig.stop());

  const activeIn = (...relays: Relay[]): number =>
    relays.reduce((sum, { active }) => sum + active, 0);
  const until = (relay: Relay, active: number) =>
    eventually(() => expect(relay.active).toBe(active));

  it('publishes each key in order, although relays crash between publishing and deleting and one stops', async () => {
    const probe = new EventProbe(testBrokers(), rig.prefix);
    await probe.start();
    try {
      let sends = 0;
      const crashing: Publish = async (...args) => {
        const result = await publishRows(...args);
        sends += 1;
        if (sends % 5 === 0) throw new Error('crashed between publishing and deleting');
        return result;
      };
      const first = rig.relay(crashing, 2);
      const second = rig.relay(crashing, 2);
      await eventually(() => expect(activeIn(first, second)).toBe(2));
      const writing = Promise.all(Array.from({ length: SUBJECTS }, (_, n) => writeAll(`s${n}`)));
      await eventually(() => expect(probe.all(CredentialRevoked).length).toBeGreaterThan(50));
      await first.stop();
      await writing;
      const seen = () => new Set(probe.all(CredentialRevoked).map(({ eventId }) => eventId)).size;
      await eventually(() => expect(seen()).toBe(SUBJECTS * WRITES), { timeoutMs: 60_000 });
      const bySubject = Map.groupBy(probe.all(CredentialRevoked), ({ subject }) => subject);
      for (const events of bySubject.values()) {
        // Repeated events arrive in the same order, so only first appearances count.
        const versions = [...new Set(events.map(({ version }) => version))];
        expect(versions).toEqual(Array.from({ length: WRITES }, (_, n) => n + 1));
      }
    } finally {
      await probe.stop();
    }
  });

  it('is relayed in new shards only after all relays of the old shards have ended', async () => {
    const old = rig.relay(undefined, 1);
    await until(old, 1);
    const changed = rig.relay(undefined, 2);
    await eventually(() => expect(changed.status).toBe(STANDBY));
    await old.stop();
    await until(changed, 2);
    const back = rig.relay(undefined, 3);
    await eventually(() => expect(back.status).toBe(STANDBY));
    await changed.stop();
    await until(back, 3);
  });

  it('waits while a release without shards relays', async () => {
    const unlock = await rig.holdLock(
      `hashtext('entrepot-relay'), hashtext('${rig.store.schema}')`,
    );
    const relay = rig.relay(undefined, 2);
    await eventually(() => expect(relay.status).toBe(STANDBY));
    await unlock();
    await until(relay, 2);
  });

  async function writeAll(subject: string): Promise<void> {
    for (let n = 0; n < WRITES; n += 1) await rig.write(subject);
  }
});
