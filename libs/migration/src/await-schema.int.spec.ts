import { randomBytes } from 'node:crypto';
import { eventually } from '#testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { awaitSchema } from './await-schema.js';
import { dropDatabase, withDatabase, withOwner } from './database.js';
import { migrateDatabase } from './migrate-database.js';

class First1700000000000 implements MigrationInterface {
  name = 'First1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE shelf (id bigint)');
  }
  async down(): Promise<void> {}
}

class Second1700000000001 implements MigrationInterface {
  name = 'Second1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shelf ADD COLUMN label text');
  }
  async down(): Promise<void> {}
}

const database = `await_${randomBytes(4).toString('hex')}`;
const admin = process.env['DATABASE_URL'] ?? '';
const owner = { role: `${database}_owner`, password: 'owner-password' };
const service = { schema: 'store', role: `${database}_store`, password: 'store-password' };
const all = [First1700000000000, Second1700000000001];

function urlOf({ role, password }: { role: string; password: string }): string {
  const url = new URL(withDatabase(admin, database));
  url.username = role;
  url.password = password;
  return url.href;
}

const migrate = (migrations: typeof all) =>
  migrateDatabase(urlOf(owner), [{ ...service, migrations }]);

afterAll(() => dropDatabase(withDatabase(admin, database), [service.role, owner.role]));

it('the wait ends once this release’s migrations have run, for any owner of the database', async () => {
  const said: string[] = [];
  let over = false;
  const waiting = awaitSchema(
    { databaseUrl: urlOf(service), schema: 'store', migrations: all },
    (text) => said.push(text),
    20,
  ).then(() => (over = true));
  await eventually(() => expect(said).toHaveLength(1));

  // An owner as a cluster operator creates it, without superuser rights.
  await withOwner(admin, async (client) => {
    await client.query(`CREATE ROLE ${owner.role} LOGIN CREATEROLE PASSWORD '${owner.password}'`);
    await client.query(`CREATE DATABASE ${database} OWNER ${owner.role}`);
  });
  await migrate([First1700000000000]);
  await eventually(() => {
    expect(said.at(-1)).toBe('waiting for store: Second1700000000001 to be run');
  });
  expect(over).toBe(false);
  await migrate(all);
  await waiting;

  // The previous release may still run, and a rollback to it is possible.
  await awaitSchema(
    { databaseUrl: urlOf(service), schema: 'store', migrations: [First1700000000000] },
    (text) => said.push(text),
  );
});
