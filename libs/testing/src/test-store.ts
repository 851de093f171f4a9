import { dropDatabase, migrateDatabase, withDatabase } from '#migration';
import type { Migration } from '#migration';
import { Pool } from 'pg';
import type { QueryResultRow } from 'pg';
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

/** Makes a database, a schema of the service's name, its tables and its role, as the migration step does. */
export async function createTestStore(
  schema: string,
  migrations: readonly Migration[],
): Promise<TestStore> {
  const name = uniqueName(`test_${schema}`);
  const ownerUrl = withDatabase(testEnvironment().adminUrl, name);
  const role = { role: name, password: 'test' };
  await migrateDatabase(ownerUrl, [{ schema, ...role, migrations }]);
  const owner = new Pool({
    connectionString: ownerUrl,
    options: `-c search_path=${schema} -c timezone=UTC`,
    max: 2,
  });
  owner.on('error', () => undefined); // a test may take Postgres away
  const url = new URL(ownerUrl);
  url.username = role.role;
  url.password = role.password;
  return {
    url: url.href,
    schema,
    sql: async (text, values) => (await owner.query(text, values)).rows as never,
    drop: async () => {
      await owner.end();
      await dropDatabase(ownerUrl, [name]);
    },
  };
}
