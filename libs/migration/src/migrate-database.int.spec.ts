import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropDatabase, ensureDatabase, withDatabase } from './database.js';
import { migrateDatabase, type ServiceSchema } from './migrate-database.js';

class Shelves1700000000000 implements MigrationInterface {
  name = 'Shelves1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE shelf (id bigserial PRIMARY KEY, label text)');
    await runner.query(
      `CREATE FUNCTION rename_all(to_label text) RETURNS void LANGUAGE sql SECURITY DEFINER
       SET search_path FROM CURRENT AS 'UPDATE shelf SET label = to_label'`,
    );
  }
  async down(): Promise<void> {}
}

class Boxes1700000000001 implements MigrationInterface {
  name = 'Boxes1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE box (id bigint GENERATED ALWAYS AS IDENTITY, shelf bigint)');
  }
  async down(): Promise<void> {}
}

class ShelfLabels1700000000003 implements MigrationInterface {
  name = 'ShelfLabels1700000000003';
  transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY shelf_label ON shelf (label)');
  }
  async down(): Promise<void> {}
}

class Failing1700000000002 implements MigrationInterface {
  name = 'Failing1700000000002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half_made (id bigint)');
    await runner.query('SELECT no_such_function()');
  }
  async down(): Promise<void> {}
}

let name: string;
let ownerUrl: string;
let store: ServiceSchema;
let shop: ServiceSchema;

beforeEach(() => {
  name = `migrate_${randomBytes(4).toString('hex')}`;
  ownerUrl = withDatabase(process.env['DATABASE_URL'] ?? '', name);
  const service = (schema: string, migrations: ServiceSchema['migrations']): ServiceSchema => ({
    schema,
    role: `${name}_${schema}`,
    password: "it's \\ secret",
    migrations,
  });
  store = service('store', [Shelves1700000000000]);
  shop = service('shop', [Shelves1700000000000]);
});

afterEach(() => dropDatabase(ownerUrl, [store.role, shop.role]));

/** Runs statements as the role of a service, each in its own transaction. */
async function as({ role, password }: ServiceSchema, text: string): Promise<unknown[]> {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('the migration of a database', () => {
  it('creates what is missing, and changes nothing in a second run', async () => {
    const first = await migrateDatabase(ownerUrl, [store, shop]);
    expect([...first]).toEqual([
      ['store', ['Shelves1700000000000']],
      ['shop', ['Shelves1700000000000']],
    ]);
    const second = await migrateDatabase(ownerUrl, [store, shop]);
    expect([...second]).toEqual([
      ['store', []],
      ['shop', []],
    ]);
  });

  it('refuses a schema that other migrations created, and changes nothing in it', async () => {
    await migrateDatabase(ownerUrl, [{ ...store, migrations: [Boxes1700000000001] }, shop]);
    await expect(migrateDatabase(ownerUrl, [store, shop])).rejects.toThrow(
      'the schema store was created before version 0.1.0, which has no upgrade: use an empty database',
    );
    expect(await as(store, 'SELECT name FROM migrations')).toEqual(['Boxes1700000000001']);
  });

  it('gives a role its own tables, sequences and functions', async () => {
    await migrateDatabase(ownerUrl, [store, shop]);
    await as(store, `INSERT INTO shelf (label) VALUES ('a')`);
    await as(store, `SELECT rename_all('b')`);
    expect(await as(store, `UPDATE shelf SET label = label || 'c' RETURNING id, label`)).toEqual([
      '1',
      'bc',
    ]);
    expect(await as(store, 'DELETE FROM shelf RETURNING id')).toEqual(['1']);
    expect(await as(store, 'SELECT name FROM migrations')).toEqual(['Shelves1700000000000']);
    expect(await as(store, 'SHOW search_path')).toEqual(['store']);
  });

  it.each([
    ['read another service’s tables', 'SELECT * FROM shop.shelf'],
    ['call another service’s functions', `SELECT shop.rename_all('x')`],
    ['drop its tables', 'DROP TABLE shelf'],
    ['alter its tables', 'ALTER TABLE shelf ADD COLUMN more text'],
    ['truncate its tables', 'TRUNCATE shelf'],
    ['make tables', 'CREATE TABLE extra (id bigint)'],
    ['make temporary tables', 'CREATE TEMPORARY TABLE extra (id bigint)'],
    ['make tables in public', 'CREATE TABLE public.extra (id bigint)'],
    ['make schemas', 'CREATE SCHEMA extra'],
    ['say that a migration ran', `INSERT INTO migrations (timestamp, name) VALUES (1, 'x')`],
    ['make roles', 'CREATE ROLE extra'],
    ['become another role', `SET ROLE entrepot`],
  ])('does not let a role %s', async (_, statement) => {
    await migrateDatabase(ownerUrl, [store, shop]);
    await expect(as(store, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('denies roles access to other databases', async () => {
    await migrateDatabase(ownerUrl, [store]);
    const other = `${name}_other`;
    const otherUrl = withDatabase(ownerUrl, other);
    await migrateDatabase(otherUrl, [shop]);
    const url = new URL(otherUrl);
    url.username = store.role;
    url.password = store.password;
    const client = new Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow(/permission denied for database/);
    await dropDatabase(otherUrl, []);
  });

  it('grants access to the tables of a later migration', async () => {
    await migrateDatabase(ownerUrl, [store, shop]);
    const grown = { ...store, migrations: [Shelves1700000000000, Boxes1700000000001] };
    const ran = await migrateDatabase(ownerUrl, [grown, shop]);
    expect(ran.get('store')).toEqual(['Boxes1700000000001']);
    expect(await as(store, 'INSERT INTO box (shelf) VALUES (7) RETURNING id')).toEqual(['1']);
  });

  it('applies a changed password', async () => {
    await migrateDatabase(ownerUrl, [store, shop]);
    const changed = { ...store, password: 'another' };
    await migrateDatabase(ownerUrl, [changed, shop]);
    expect(await as(changed, 'SELECT 1')).toEqual([1]);
    await expect(as(store, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('rolls a failed migration back, and continues with it once it is fixed', async () => {
    await migrateDatabase(ownerUrl, [store, shop]);
    const failing = { ...store, migrations: [Shelves1700000000000, Failing1700000000002] };
    await expect(migrateDatabase(ownerUrl, [failing, shop])).rejects.toThrow(/no_such_function/);
    await expect(as(store, 'SELECT * FROM half_made')).rejects.toThrow(/does not exist/);
    const repaired = { ...store, migrations: [Shelves1700000000000, Boxes1700000000001] };
    expect((await migrateDatabase(ownerUrl, [repaired, shop])).get('store')).toEqual([
      'Boxes1700000000001',
    ]);
  });

  it('is safe to run concurrently', async () => {
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => migrateDatabase(ownerUrl, [store, shop])),
    );
    const ran = runs.flatMap((run) => run.get('store') ?? []);
    expect(ran).toEqual(['Shelves1700000000000']);
  });

  it('creates an index concurrently while other runs wait', async () => {
    const indexed = { ...store, migrations: [Shelves1700000000000, ShelfLabels1700000000003] };
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => migrateDatabase(ownerUrl, [indexed, shop])),
    );
    const ran = runs.flatMap((run) => run.get('store') ?? []);
    expect(ran).toEqual(['Shelves1700000000000', 'ShelfLabels1700000000003']);
  });

  it('is safe to run concurrently for several databases that share roles', async () => {
    const urls = [
      ownerUrl,
      ...['a', 'b', 'c', 'd'].map((it) => withDatabase(ownerUrl, `${name}_${it}`)),
    ];
    // Create the databases first, because the server creates them in sequence; the runs shall race for the roles.
    for (const url of urls) await ensureDatabase(url);
    await Promise.all(urls.map((url) => migrateDatabase(url, [store, shop])));
    expect(await as(store, 'SELECT 1')).toEqual([1]);
    for (const url of urls.slice(1)) await dropDatabase(url, []);
  });
});
