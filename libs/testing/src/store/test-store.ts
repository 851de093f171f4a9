import { dropDatabase, migrateDatabase, withDatabase, type Migration } from '#migration';
import { Pool, type QueryResultRow } from 'pg';
import { createMigratedDatabase } from './template-database.js';
import { testEnvironment, uniqueName } from '../test-environment.js';

/** A service's own database for one suite: its schema migrated, its role with the rights of production. */
export interface TestStore {
  /** The URL of the service's role, for the service. */
  url: string;
  schema: string;
  /** Runs any statement as the owner, for the test. */
  sql<Row extends QueryResultRow = QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Creates a database, a schema with the service's name, its tables and its role, like the migration step. */
export async function createTestStore(
  schema: string,
  migrations: readonly Migration[],
): Promise<TestStore> {
  const name = uniqueName(`${testEnvironment().run}_${schema}`);
  const ownerUrl = withDatabase(testEnvironment().adminUrl, name);
  const role = { role: name, password: 'test' };
  await createMigratedDatabase(ownerUrl, schema, migrations);
  await migrateDatabase(ownerUrl, [{ schema, ...role, migrations }]);
  const owner = new Pool({
    connectionString: ownerUrl,
    options: `-c search_path=${schema} -c timezone=UTC`,
    max: 2,
  });
  owner.on('error', () => undefined); // a test may stop Postgres
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
