import { createHash } from 'node:crypto';
import { databaseName, migrateDatabase, withDatabase, withOwner, type Migration } from '#migration';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { testEnvironment } from '../test-environment.js';

/** The advisory lock of every process that creates a template; it is in the maintenance database. */
const LOCK = 4_641;

const templates = new Map<string, Promise<string>>();

/** Creates a database as a copy of a template with the migrations of a schema, which is migrated once per test run. */
export async function createMigratedDatabase(
  ownerUrl: string,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  const template = templateName(schema, migrations);
  const made = templates.get(template) ?? createTemplate(template, schema, migrations);
  templates.set(template, made);
  const [copy, original] = [databaseName(ownerUrl), await made].map((name) =>
    escapeIdentifier(name),
  );
  await onServer((query) => query(`CREATE DATABASE ${copy} TEMPLATE ${original}`));
}

function templateName(schema: string, migrations: readonly Migration[]): string {
  const hash = createHash('sha256').update(migrations.map(({ name }) => name).join());
  return `${testEnvironment().run}_${schema}_${hash.digest('hex').slice(0, 8)}`;
}

async function createTemplate(
  name: string,
  schema: string,
  migrations: readonly Migration[],
): Promise<string> {
  await onServer(async (query) => {
    await query(`SELECT pg_advisory_lock(${LOCK})`);
    const present = await query(
      `SELECT 1 FROM pg_database WHERE datname = ${escapeLiteral(name)} AND NOT datallowconn`,
    );
    if (present.length > 0) return;
    const url = withDatabase(testEnvironment().adminUrl, name);
    await migrateDatabase(url, [{ schema, role: name, password: 'test', migrations }]);
    await query(`ALTER DATABASE ${escapeIdentifier(name)} ALLOW_CONNECTIONS false`);
  });
  return name;
}

type Query = (text: string) => Promise<unknown[]>;

function onServer(work: (query: Query) => Promise<unknown>): Promise<unknown> {
  const url = withDatabase(testEnvironment().adminUrl, 'postgres');
  return withOwner(url, (client) => work(async (text) => (await client.query(text)).rows));
}
