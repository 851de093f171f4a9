import type { Writable } from 'node:stream';
import { createTestStore, type TestStore } from '#testing';
import { migrationClass } from './migration-class.js';
import { isTransientStoreError } from './store-errors.js';
import { StoreClient } from './store-client.js';

/** Created by the owner, because a service's role may not create tables. */
const tables = migrationClass('Tables1763683200000', [
  'CREATE TABLE changing (id int)',
  'CREATE TABLE growing (id int PRIMARY KEY, name text)',
]);

describe('a connection that prepares its statements', () => {
  let store: TestStore;
  let client: StoreClient;

  beforeAll(async () => {
    store = await createTestStore('preparing', [tables]);
  });
  afterAll(() => store?.drop());

  beforeEach(async () => {
    client = new StoreClient({
      connectionString: store.url,
      options: `-c search_path=${store.schema}`,
    });
    await client.connect();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await client.end();
  });

  const prepared = async () => {
    const { rows } = await client.query<{ statement: string }>(
      'SELECT statement FROM pg_prepared_statements ORDER BY statement',
    );
    return rows.map(({ statement }) => statement);
  };

  it('prepares each statement with parameters once, and no other statements', async () => {
    for (const n of [1, 2, 3]) {
      const { rows } = await client.query('SELECT $1::int AS n', [n]);
      expect(rows).toEqual([{ n }]);
    }
    await client.query('SELECT 1 AS one', []);
    await client.query('SELECT 2 AS two');
    expect(await prepared()).toEqual(['SELECT $1::int AS n']);
  });

  it('fails its next statement, and not the process, when Postgres ends the idle connection', async () => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', () => resolve(undefined)));
    await store.sql('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
  });

  it('recovers from a change of a table after one transient failure', async () => {
    await client.query('INSERT INTO changing VALUES (1)');
    const read = () => client.query('SELECT * FROM changing WHERE id = $1', [1]);
    await read();
    await store.sql('ALTER TABLE changing ADD COLUMN name text');
    const failure = await read().catch((error: Error) => error);
    expect(isTransientStoreError(failure)).toBe(true);
    expect((await read()).rows).toEqual([{ id: 1, name: null }]);
  });

  it('replans statements periodically, because tables grow', async () => {
    await client.query(`SET plan_cache_mode = force_generic_plan; SET enable_seqscan = on`);
    const text = 'SELECT name FROM growing WHERE id = $1';
    await client.query(text, [1]);
    await client.query(
      `INSERT INTO growing SELECT n, repeat('x', 200) FROM generate_series(1, 20000) AS n;
       SET enable_indexscan = off; SET enable_bitmapscan = off`,
    );
    const planOf = async () => {
      const [own] = (
        await client.query<{ name: string }>(
          `SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT name FROM growing%'`,
        )
      ).rows;
      const { rows } = await client.query(`EXPLAIN EXECUTE "${own?.name}" (1)`);
      return JSON.stringify(rows);
    };
    const before = await planOf();
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 6_000);
    await client.query(text, [1]);
    expect(await planOf()).not.toEqual(before);
    expect(await planOf()).toContain('Seq Scan');
  });

  it('continues after a transaction that has failed', async () => {
    await client.query('BEGIN');
    await client.query('SELECT 1 / $1::int', [0]).catch(() => undefined);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 6_000);
    await expect(client.query('SELECT $1::int', [1])).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');
    expect((await client.query('SELECT $1::int AS n', [1])).rows).toEqual([{ n: 1 }]);
  });

  it('begins a transaction with its first statement', async () => {
    const writes = countWrites(client);
    await client.query('START TRANSACTION');
    expect(writes()).toBe(0);
    const [one, two] = await Promise.all([
      client.query('SELECT $1::int AS n, now() AS began', [1]),
      client.query('SELECT $1::int AS n, now() AS began', [2]),
    ]);
    expect([one.rows[0].n, two.rows[0].n]).toEqual([1, 2]);
    expect(two.rows[0].began).toEqual(one.rows[0].began);
    expect((await client.query('COMMIT')).command).toBe('COMMIT');
    expect(client.getTransactionStatus()).toBe('I');
  });

  it('rolls back a transaction if a statement fails before a pipelined commit', async () => {
    const rows = async () => (await client.query('SELECT id FROM growing WHERE id < 0')).rows;
    const insert = () => client.query('INSERT INTO growing VALUES ($1)', [-1]);
    await client.query('START TRANSACTION');
    const [first, second, commit] = await Promise.allSettled([
      insert(),
      insert(),
      client.query('COMMIT'),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: '23505' } });
    expect(commit).toMatchObject({ value: { command: 'ROLLBACK' } });
    expect(await rows()).toEqual([]);
  });
});

/** Counts the writes to the socket from now on. */
function countWrites(client: StoreClient): () => number {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const spies = [jest.spyOn(stream, '_write'), jest.spyOn(stream as Required<Writable>, '_writev')];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}
