import { CredentialRevoked } from '#contracts';
import { EventProbe, eventually, testBrokers } from '#testing';
import type { Client } from 'pg';
import { OutboxPressure } from '../src/outbox/outbox-pressure.js';
import { OutboxStore } from '../src/outbox/outbox-store.js';
import { ParkedOutbox } from '../src/outbox/parked-outbox.js';
import { publishRows } from '../src/outbox/publish.js';
import type { Publish } from '../src/outbox/relay.js';
import type { UnitOfWork } from '../src/transaction/unit-of-work.js';
import { fact } from './facts.js';
import { MessagingRig } from './messaging-rig.js';

describe('outbox and relay', () => {
  let rig: MessagingRig;
  let probe: EventProbe;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    probe = new EventProbe(testBrokers(), rig.prefix);
    await probe.start();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await probe.stop();
    await rig.stop();
  });

  const versionsOf = (subject: string): (number | undefined)[] =>
    probe
      .all(CredentialRevoked)
      .filter((event) => event.subject === subject)
      .map(({ version }) => version);

  /** All events under the subject's key, up to a last one, after which no more follow. */
  const versionsUpTo = async (last: number, subject: string) => {
    await rig.send(subject, last);
    await eventually(() => expect(versionsOf(subject)).toContain(last));
    return versionsOf(subject);
  };

  it('publish committed events, and none that was rolled back', async () => {
    await rig.write('kept');
    const failed = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.publish(CredentialRevoked, fact('lost', 1));
      await writeNow(unitOfWork);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await rig.write('kept');
    rig.relay();
    await eventually(() => expect(versionsOf('kept')).toEqual([1, 2]));
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
    expect(await versionsUpTo(2, 'lost')).toEqual([2]);
  });

  it('write CloudEvents in binary mode with the trace and an absolute schema URL', async () => {
    await rig.write('ACME');
    rig.relay();
    const event = await probe.waitFor(CredentialRevoked);
    const [seen] = probe.everything();
    expect(seen?.message.key).toBe('ACME');
    expect(seen?.message.headers).toMatchObject({
      ce_specversion: '1.0',
      ce_id: event.eventId,
      ce_type: 'credential.revoked',
      ce_source: '/entrepot/rig',
      ce_subject: 'ACME',
      ce_time: event.occurredAt,
      ce_dataschema: 'http://entrepot.test/schemas/credential.revoked/v1',
      'content-type': 'application/json',
    });
    expect(seen?.message.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
  });

  it('refuse an event that breaks its contract, and roll its state back', async () => {
    const wrong = rig.transactor.run('background', async (unitOfWork) => {
      await unitOfWork.query(`INSERT INTO subject VALUES ('wrong', 1)`);
      unitOfWork.publish(CredentialRevoked, { ...fact('wrong', 1), revokedAt: 'yesterday' });
    });
    await expect(wrong).rejects.toThrow('/revokedAt');
    expect(await rig.store.sql(`SELECT * FROM subject`)).toEqual([]);
  });

  it('send the same ids in the same order again after a crash between publish and delete', async () => {
    for (let n = 0; n < 5; n += 1) await rig.write('ACME');
    let crashes = 1;
    const crashAfterPublish: Publish = async (...args) => {
      const result = await publishRows(...args);
      if (crashes-- > 0) throw new Error('crashed between publish and delete');
      return result;
    };
    rig.relay(crashAfterPublish);
    await eventually(() => expect(versionsOf('ACME')).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]));
    const ids = probe.all(CredentialRevoked).map(({ eventId }) => eventId);
    expect(ids.slice(5)).toEqual(ids.slice(0, 5));
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
  });

  it('delete only published events: a relay that cannot publish loses nothing', async () => {
    await rig.write('ACME');
    const sizes: number[] = [];
    rig.relay(async (...args) => {
      sizes.push(await rig.outboxSize());
      if (sizes.length <= 3) throw new Error('broker away');
      return publishRows(...args);
    });
    await eventually(() => expect(versionsOf('ACME')).toEqual([1]));
    expect(sizes).toEqual([1, 1, 1, 1]);
  });

  it('lose nothing when two transactions commit out of id order', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let drawn: () => void = () => undefined;
    const firstHasItsId = new Promise<void>((resolve) => {
      drawn = resolve;
    });
    const first = rig.transactor.run('background', async (unitOfWork) => {
      unitOfWork.publish(CredentialRevoked, fact('early-id', 1));
      await writeNow(unitOfWork);
      drawn();
      await held;
    });
    await firstHasItsId;
    rig.relay();
    await rig.write('late-id');
    await eventually(() => expect(versionsOf('late-id')).toEqual([1]));
    release();
    await first;
    await eventually(() => expect(versionsOf('early-id')).toEqual([1]));
  });

  it('have one active relay at a time, and a standby that takes over when the first one ends', async () => {
    const relays = [rig.relay(), rig.relay()];
    const statuses = (): string[] => relays.map(({ status }) => status).toSorted();
    await eventually(() =>
      expect(statuses()).toEqual(['active', 'standby: another process relays']),
    );
    for (let n = 0; n < 30; n += 1) await rig.write('ACME');
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
    await relays.find(({ status }) => status === 'active')?.stop();
    await eventually(() => expect(statuses()).toEqual(['active', 'stopped']));
    await rig.write('ACME');
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
    // Two active relays would have sent rows twice.
    expect(await versionsUpTo(32, 'ACME')).toEqual(Array.from({ length: 32 }, (_, n) => n + 1));
  });

  it('end the session of a relay within 20 s if its machine vanishes, so that another can take over', async () => {
    const locking = jest.spyOn(OutboxStore.prototype, 'tryLock');
    let settings: unknown;
    // While the relay publishes, its connection is free for a query.
    rig.relay(async (...args) => {
      const { client } = locking.mock.contexts[0] as unknown as { client: Client };
      settings = (await client.query(TCP_SETTINGS)).rows;
      return publishRows(...args);
    });
    await rig.write('ACME');
    await eventually(() =>
      expect(settings).toEqual([
        { name: 'tcp_keepalives_count', setting: '3' },
        { name: 'tcp_keepalives_idle', setting: '5' },
        { name: 'tcp_keepalives_interval', setting: '5' },
        { name: 'tcp_user_timeout', setting: '20000' },
      ]),
    );
  });

  it('delete only the rows of acknowledged partitions, and send the rest again', async () => {
    const subjects = Array.from({ length: 12 }, (_, n) => `subject-${n}`);
    for (const subject of subjects) await rig.write(subject);
    let answers = 0;
    const coversOnlySome: Publish = async (producer, rows, options) => {
      const original = producer.send.bind(producer);
      producer.send = async (messages) => {
        answers += 1;
        const some = answers === 1 ? messages.filter(({ partition }) => partition === 0) : messages;
        return original(some);
      };
      const result = await publishRows(producer, rows, options);
      producer.send = original;
      return result;
    };
    rig.relay(coversOnlySome);
    await eventually(() => {
      // Any number of sends is correct: unacknowledged rows are sent again.
      for (const subject of subjects) expect(new Set(versionsOf(subject))).toEqual(new Set([1]));
    });
    await eventually(async () => expect(await rig.outboxSize()).toBe(0));
    expect(answers).toBeGreaterThanOrEqual(2);
  });

  it('park a row whose content the broker refuses, with later rows of its key, and continue', async () => {
    await rig.write('big');
    // Larger than a contract allows, so it is inserted directly: the broker accepts at most 1 MiB.
    await rig.store.sql(
      `UPDATE outbox SET value = jsonb_set(value::jsonb, '{reason}', to_jsonb(repeat('x', 1200000)))::text`,
    );
    await rig.write('big');
    await rig.write('small');
    rig.relay();
    await eventually(() => expect(versionsOf('small')).toEqual([1]));
    await rig.write('big');
    await rig.write('small');
    await eventually(() => expect(versionsOf('small')).toEqual([1, 2]));
    await eventually(async () =>
      expect(
        await rig.store.sql(
          `SELECT value::json ->> 'version' AS version, parked_reason = 'key-parked' AS follower
             FROM outbox WHERE parked_at IS NOT NULL ORDER BY id`,
        ),
      ).toEqual([
        { version: '1', follower: false },
        { version: '2', follower: true },
        { version: '3', follower: true },
      ]),
    );
    expect(await versionsUpTo(4, 'big')).toEqual([4]);
  });

  it('still send a row that comes before a parked one of its key', async () => {
    await rig.write('ACME');
    await rig.write('ACME');
    await rig.store.sql(
      `UPDATE outbox SET parked_at = now(), parked_reason = 'by hand' WHERE id = (SELECT max(id) FROM outbox)`,
    );
    await rig.write('ACME');
    rig.relay();
    await eventually(() => expect(versionsOf('ACME')).toEqual([1]));
    await eventually(async () => expect(await rig.outboxSize()).toBe(2));
    await rig.write('other');
    await eventually(() => expect(versionsOf('other')).toEqual([1]));
    expect(await versionsUpTo(4, 'ACME')).toEqual([1, 4]);
  });

  it('count the wait of replayed rows only from the replay on, so that writes are not refused because of it', async () => {
    await rig.write('ACME');
    const [row] = await rig.store.sql<{ id: string }>(
      `UPDATE outbox SET parked_at = now(), parked_reason = 'by hand', created_at = now() - interval '1 day'
       RETURNING id`,
    );
    // No relay, as during an outage of the broker.
    const parked = new ParkedOutbox({ http: rig.dataSource }, { wake: () => undefined });
    expect(await parked.replay(row?.id ?? '', 'OPS')).toBe(1);
    const pressure = new OutboxPressure({ worker: rig.dataSource });
    await pressure.measure();
    expect(() => pressure.admit()).not.toThrow();
    expect(await parked.depth()).toMatchObject({ waiting: 1, parked: 0 });
    expect((await parked.depth()).oldestSeconds).toBeLessThan(60);
  });

  it('search for rows behind a parked one only every few seconds, not with each read of the outbox', async () => {
    for (const statement of COUNT_STATEMENTS) await rig.store.sql(statement);
    await rig.write('ACME');
    await rig.store.sql(`UPDATE outbox SET parked_at = now(), parked_reason = 'by hand'`);
    await rig.write('ACME');
    await rig.store.sql('DELETE FROM counted');
    rig.relay();
    const [looks, searches] = await eventually(async () => {
      const rows = await rig.store.sql<{ operation: string }>('SELECT operation FROM counted');
      const deletes = rows.filter(({ operation }) => operation === 'DELETE').length;
      expect(deletes).toBeGreaterThan(10);
      return [deletes, rows.length - deletes] as const;
    });
    // Searches are seconds apart, whatever the number of reads; a slow machine may have several.
    expect(searches).toBeLessThan(looks / 2);
    expect(
      await rig.store.sql(`SELECT 1 FROM outbox WHERE parked_reason = 'key-parked'`),
    ).toHaveLength(1);
  });
});

/** The settings of the session. */
const TCP_SETTINGS = `SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp\\_%' ORDER BY name`;

/** Each read of the relay deletes published rows; only the marking of followers updates. */
const COUNT_STATEMENTS = [
  'CREATE TABLE counted (operation text NOT NULL)',
  `CREATE FUNCTION count_statement() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
     BEGIN INSERT INTO rig.counted VALUES (TG_OP); RETURN NULL; END $$`,
  `CREATE TRIGGER counting AFTER UPDATE OR DELETE ON outbox
     FOR EACH STATEMENT EXECUTE FUNCTION count_statement()`,
];

/** Writes the row and draws its outbox id at once; by default the row is sent with the commit. */
async function writeNow(unitOfWork: UnitOfWork): Promise<void> {
  await unitOfWork.end();
  await unitOfWork.query('SELECT');
}
