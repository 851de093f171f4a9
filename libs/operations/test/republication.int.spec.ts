import { CredentialRevoked, type EventContract } from '#contracts';
import { BackgroundWork, messagingMigrations, Transactor } from '#messaging';
import { Database, type Queries } from '#platform';
import { committedEvents, createTestStore, type TestStore } from '#testing';
import { Client } from 'pg';
import {
  auditMigrations,
  republicationMigrations,
  Republications,
  type Republished,
} from '../src/index.js';
import { countRest, nextPortion } from '../src/republication/republication.store.js';
import { fact } from '../../messaging/test/facts.js';

interface ThingKey {
  merchantId: string;
  number: number;
}

class Things1800000000000 {
  name = 'Things1800000000000';

  async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await runner.query(
      `CREATE TABLE thing (merchant_id text, number integer, changed_at timestamptz(3), PRIMARY KEY (merchant_id, number))`,
    );
  }

  async down(): Promise<void> {}
}

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-06-01T00:00:00.000Z';

describe('republications (decision 8.7)', () => {
  let store: TestStore;
  let database: Database;

  beforeEach(async () => {
    const migrations = [...messagingMigrations, ...auditMigrations, ...republicationMigrations];
    store = await createTestStore('again', [...migrations, Things1800000000000]);
    database = new Database({ url: store.url, schema: store.schema, service: 'again' });
    await database.whenConnected();
    // One row in ten is new, and one in ten was never published.
    await store.sql(
      `INSERT INTO thing SELECT merchant, number, CASE number % 10 WHEN 0 THEN $1 WHEN 1 THEN NULL ELSE $2 END::timestamptz
         FROM unnest(ARRAY['A', 'B']) AS merchant, generate_series(1, 300) AS number`,
      [NEW, OLD],
    );
  });

  afterEach(async () => {
    await database.onApplicationShutdown();
    await store.drop();
  });

  const things = (publish?: Republished<ThingKey>['publish']): Republished<ThingKey> => ({
    table: 'thing',
    key: { merchantId: 'merchant_id', number: 'number' },
    changedAt: 't.changed_at',
    publish:
      publish ??
      (async (unitOfWork, keys) => {
        for (const { merchantId, number } of keys) {
          const event = { ...fact(`${merchantId}-${number}`, 7), occurredAt: OLD };
          unitOfWork.republish(CredentialRevoked as EventContract, event);
        }
        return keys.length;
      }),
  });

  /** Runs the work of one process of the service. */
  function process(subject = 'things', rows = things()): Republications {
    const requests = new Transactor(database.http, 'again');
    const worker = new Transactor(database.worker, 'again');
    const background = new BackgroundWork(database, { config: { ROLE: 'api' } });
    const republications = new Republications(database, requests, worker, background);
    republications.add(subject, rows);
    return republications;
  }

  async function untilDone(republications: Republications): Promise<void> {
    for (let more = true; more;) {
      more = await republications.continue();
      await store.sql(
        `WITH sent AS (DELETE FROM outbox RETURNING *)
         INSERT INTO outbox_archive SELECT id, now(), event_id, stream, key, type, headers, value FROM sent`,
      );
    }
  }

  const published = async () =>
    (await committedEvents(store, CredentialRevoked)).map(({ subject }) => subject);

  it('publish the state that was published before, only of one merchant or from a date if requested', async () => {
    const again = process();
    const all = await again.begin('things', {}, 'OPS');
    await untilDone(again);
    expect((await published()).length).toBe(540);
    expect(await again.progress('things', all)).toMatchObject({ published: 540, remaining: 0 });

    const some = { merchantId: 'B', from: new Date(NEW) };
    const one = await again.begin('things', some, 'OPS');
    expect(await again.progress('things', one)).toMatchObject({ published: 0, remaining: 300 });
    await untilDone(again);
    const tens = Array.from({ length: 30 }, (_, index) => `B-${(index + 1) * 10}`);
    expect((await published()).slice(540)).toEqual(tens);
    expect(await again.progress('things', one)).toMatchObject({ published: 30, remaining: 0 });
  });

  it('continue in another process if one is killed, without omissions or duplicates', async () => {
    let portions = 0;
    const killed = process(
      'things',
      things(async (unitOfWork, keys) => {
        const count = await things().publish(unitOfWork, keys);
        portions += 1;
        if (portions === 2) await unitOfWork.query('SELECT pg_terminate_backend(pg_backend_pid())');
        return count;
      }),
    );
    const jobId = await killed.begin('things', {}, 'OPS');
    await killed.continue();
    await expect(killed.continue()).rejects.toThrow();
    const next = process();
    expect(await next.progress('things', jobId)).toMatchObject({ published: 180, remaining: 400 });
    await untilDone(next);
    const subjects = await published();
    expect([subjects.length, new Set(subjects).size]).toEqual([540, 540]);
    expect(await next.progress('things', jobId)).toMatchObject({ published: 540 });
  });

  it('run in two processes together without publishing a subject twice', async () => {
    const processes = [process(), process()];
    for (let jobs = 0; jobs < 2; jobs += 1) await processes[0]?.begin('things', {}, 'OPS');
    await Promise.all(processes.map(untilDone));
    const subjects = await published();
    expect([subjects.length, new Set(subjects).size]).toEqual([1_080, 540]);
  });

  it('of another release, which knows more subjects, wait for that release and do not block others', async () => {
    await process('others').begin('others', {}, 'OPS');
    const again = process();
    const jobId = await again.begin('things', {}, 'OPS');
    await untilDone(again);
    expect(await again.progress('things', jobId)).toMatchObject({ published: 540 });
    expect(await store.sql('SELECT subject FROM republication WHERE finished_at IS NULL')).toEqual([
      { subject: 'others' },
    ]);
  });

  it('read one range of the key, however many merchants there are', async () => {
    const afterKey = { merchantId: 'A', number: 1 };
    const rangeOf = (merchantId: string | null) =>
      Promise.all(
        [nextPortion, countRest].map(async (read) => {
          const rest = { merchantId, changedFrom: null, afterKey };
          const plan = await planOf(store, (queries) => read(queries, things(), rest, 200));
          expect(plan).not.toMatch(/"(Filter|Sort Key)"/);
          return /"Index Cond":"([^"]*)"/.exec(plan)?.[1];
        }),
      );
    const after = '(ROW(merchant_id, number) > ROW($1, $2))';
    expect(await rangeOf(null)).toEqual([after, after]);
    const ofOne = `(${after} AND (merchant_id = $3))`;
    expect(await rangeOf('A')).toEqual([ofOne, ofOne]);
  });
});

/**
 * Returns the plan that the service's connections use for the single statement that `read` sends, with indexes only.
 */
async function planOf(
  store: TestStore,
  read: (queries: Queries) => Promise<unknown>,
): Promise<string> {
  const sent: string[] = [];
  await read({
    query: async (sql) => {
      sent.push(sql);
      return [];
    },
  });
  const options = `-c search_path=${store.schema} -c enable_seqscan=off`;
  const client = new Client({ connectionString: store.url, options });
  await client.connect();
  try {
    return JSON.stringify(
      (await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sent[0]}`)).rows,
    );
  } finally {
    await client.end();
  }
}
