import { createTestStore, eventually, PATIENCE, TcpProxy, type TestStore } from '#testing';
import { migrationClass } from './migration-class.js';
import { Database } from './database.js';
import type { Queries } from './queries.js';
import { isTransientStoreError } from './store-errors.js';
import { writeAlone } from './write-alone.js';

const QUERY_TIMEOUT_MS = 1_000;

const tables = migrationClass('Written1763683200000', [
  'CREATE TABLE written (id int)',
  'CREATE TABLE restoration (recovered_at timestamptz)',
]);

describe('the pools of a process', () => {
  let store: TestStore;
  let wire: TcpProxy;
  let database: Database;

  beforeAll(async () => {
    store = await createTestStore('pools', [tables]);
  });
  afterAll(() => store?.drop());

  beforeEach(async () => {
    const url = new URL(store.url);
    wire = await TcpProxy.to(url.hostname, Number(url.port));
    url.host = `${wire.address.host}:${wire.address.port}`;
    database = new Database({
      url: String(url),
      schema: store.schema,
      service: 'pools',
      queryTimeoutMs: QUERY_TIMEOUT_MS,
    });
    await database.whenConnected();
  });

  afterEach(async () => {
    wire.restore();
    await database.onApplicationShutdown();
    await wire.stop();
  });

  it.each(['http', 'worker'] as const)(
    'time out when Postgres does not answer: %s',
    async (name) => {
      const pool = database[name];
      await pool.query('SELECT 1');
      wire.block();
      const asked = performance.now();
      const failure = await pool.query('SELECT $1::int', [1]).catch((error: unknown) => error);
      expect(performance.now() - asked).toBeLessThan(QUERY_TIMEOUT_MS * 10 * PATIENCE);
      expect(isTransientStoreError(failure)).toBe(true);
      wire.restore();
      await eventually(async () =>
        expect(await pool.query('SELECT $1::int AS n', [2])).toEqual([{ n: 2 }]),
      );
    },
  );

  it('are unavailable before the first connection, for statements and for repositories', async () => {
    const url = 'postgres://none@127.0.0.1:9/none';
    const unconnected = new Database({ url, schema: store.schema, service: 'pools' });
    const failures = await Promise.all(
      [
        unconnected.http.query('SELECT 1'),
        unconnected.http.getRepository('written').findOneBy({ id: 1 }),
      ].map((asked) => asked.catch((error: unknown) => error)),
    );
    expect(failures.map(isTransientStoreError)).toEqual([true, true]);
    await unconnected.onApplicationShutdown();
  });

  it('end a transaction and its connection when Postgres stops answering', async () => {
    const runner = database.worker.createQueryRunner();
    await runner.startTransaction();
    const [own] = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    wire.block();
    const failure = await runner.query('SELECT $1::int', [1]).catch((error: unknown) => error);
    expect(isTransientStoreError(failure)).toBe(true);
    const gaveUp = performance.now();
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    expect(performance.now() - gaveUp).toBeLessThan(QUERY_TIMEOUT_MS * PATIENCE);
    wire.restore();
    const [next] = await eventually(() =>
      database.worker.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'),
    );
    expect(next?.pid).not.toBe(own?.pid);
  });

  it.each(['http', 'worker'] as const)(
    'write nothing if Postgres refuses to begin a transaction, and close its connection: %s',
    async (name) => {
      const write = 'INSERT INTO written VALUES ($1)';
      wire.inspect((request) =>
        Buffer.from(request.toString('latin1').replace('START', 'STERT'), 'latin1'),
      );
      const runner = database[name].createQueryRunner();
      await runner.startTransaction();
      const [read, first, second] = await Promise.allSettled([
        runner.query('SELECT 1 AS n'),
        runner.query(write, [1]),
        runner.query(write, [2]),
      ]);
      expect(read.status).toBe('fulfilled');
      for (const refused of [first, second]) {
        expect(refused).toMatchObject({ reason: { code: '25006' } });
      }
      const later = await runner.query(write, [3]).catch((error: unknown) => error);
      expect(isTransientStoreError(later)).toBe(true);
      await runner.release();
      wire.inspect((request) => request);
      await writeAlone(database[name], write, [4]);
      expect(await store.sql('SELECT id FROM written')).toEqual([{ id: 4 }]);
      await store.sql('DELETE FROM written');
    },
  );

  it('end a read of a request after 3 s, and a statement of a transaction after 10 s', async () => {
    const limit = `SELECT current_setting('statement_timeout') AS "limit"`;
    const limitOf = async (source: { query: Queries['query'] }) => {
      const [row] = await source.query<{ limit: string }>(limit);
      return row?.limit;
    };
    expect(await limitOf(database.http)).toBe('3s');
    expect(await limitOf(database.worker)).toBe('10s');
    expect(await database.http.transaction(limitOf)).toBe('10s');
    expect(await limitOf(database.http)).toBe('3s');
  });

  it('give at most half of the connections to the reads of one merchant', async () => {
    const began = performance.now();
    const acme = database.reads({ merchantId: 'ACME' });
    const slow = Promise.all(
      Array.from({ length: 4 }, () => acme.query('SELECT pg_sleep(0.5) AS slept')),
    );
    await database.reads({ merchantId: 'GLOBEX' }).query('SELECT 1');
    expect(database.shares.size).toBe(1);
    await slow;
    // Two run at a time; four at once would take half of this time.
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(database.shares.size).toBe(0);
  });

  it('end a transaction that is idle for 2 s, and release its locks', async () => {
    await store.sql('INSERT INTO written VALUES (7)');
    const still = database.http.createQueryRunner();
    await still.startTransaction();
    await still.query('SELECT FROM written FOR UPDATE');
    const stoodStillAt = performance.now();
    // The query would time out before the lock is released.
    await eventually(() => writeAlone(database.worker, 'DELETE FROM written WHERE id = $1', [7]));
    expect(performance.now() - stoodStillAt).toBeGreaterThan(1_500);
    const failure = await still.query('SELECT 1').catch((error: unknown) => error);
    expect(isTransientStoreError(failure)).toBe(true);
    await still.release();
  });

  it('never reuse a connection that timed out', async () => {
    const slow = Array.from({ length: 4 }, () =>
      database.http.query('SELECT pg_sleep(5)').catch((error: unknown) => error),
    );
    // All connections of the pool are busy, so this one waits for the first that becomes free.
    expect(await database.http.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
    for (const failure of await Promise.all(slow))
      expect(isTransientStoreError(failure)).toBe(true);
  });
});
