import { Client, Pool } from 'pg';
import type { QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { MixedList } from 'typeorm';
import { testEnvironment, uniqueName } from './test-environment.js';

/** A service's own database for one suite: its schema migrated, its role with the rights it has in production. */
export interface TestStore {
  /** For the service: its role's own URL. */
  url: string;
  schema: string;
  /** For the test: any statement, as the owner. */
  sql<Row extends QueryResultRow = QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Makes a database, a schema of the service's name, its tables and its role. */
export async function createTestStore(
  schema: string,
  // eslint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type for migrations
  migrations: MixedList<Function | string>,
): Promise<TestStore> {
  const name = uniqueName(`test_${schema}`);
  const { adminUrl } = testEnvironment();
  await asAdmin(adminUrl, [`CREATE DATABASE ${name}`, `CREATE ROLE ${name} LOGIN PASSWORD 'test'`]);
  const ownerUrl = withDatabase(adminUrl, name);
  await migrate(ownerUrl, schema, migrations);
  const owner = new Pool({
    connectionString: ownerUrl,
    options: `-c search_path=${schema} -c timezone=UTC`,
    max: 2,
  });
  owner.on('error', () => undefined); // a test may take Postgres away
  for (const statement of grants(schema, name)) await owner.query(statement);
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = 'test';
  return {
    url: url.href,
    schema,
    sql: async (text, values) => (await owner.query(text, values)).rows as never,
    drop: async () => {
      await owner.end();
      await asAdmin(adminUrl, [`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`]);
    },
  };
}

async function migrate(
  url: string,
  schema: string,
  // eslint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type for migrations
  migrations: MixedList<Function | string>,
): Promise<void> {
  await asAdmin(url, [`CREATE SCHEMA ${schema}`]);
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    extra: { options: `-c search_path=${schema} -c timezone=UTC` },
  });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}

function grants(schema: string, role: string): string[] {
  return [
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
  ];
}

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
