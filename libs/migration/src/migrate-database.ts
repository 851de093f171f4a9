import { setTimeout as delay } from 'node:timers/promises';
import { escapeIdentifier, type Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseName, ensureDatabase, withOwner } from './database.js';
import { recordedName, recordedMigrations, type Migration } from './recorded-migrations.js';
import {
  closingStatements,
  grantStatements,
  MIGRATIONS_TABLE,
  roleStatements,
  schemaStatements,
} from './statements.js';
import type { Place, RolePowers } from './statements.js';

/** One service's part of the database: its schema, its role and its migrations. */
export interface ServiceSchema extends Place {
  password: string;
  migrations: readonly Migration[];
}

/** The key of the advisory lock that every run takes. */
const LOCK = 4_640;

/**
 * Updates the database of a URL: the database itself, a role and a schema for each service, and each service's tables,
 * which the owner creates. A service's role can use its own tables and no other schema. Concurrent runs wait for each
 * other; a run without pending changes does nothing.
 * @param ownerUrl of the owner, who must be allowed to create roles (and the database, if it is missing)
 * @returns for each schema, the names of the migrations that ran
 * @throws Error if the tables of a schema were created by other migrations
 */
export async function migrateDatabase(
  ownerUrl: string,
  services: readonly ServiceSchema[],
): Promise<Map<string, string[]>> {
  await ensureDatabase(ownerUrl);
  return withOwner(ownerUrl, async (client) => {
    await lock(client);
    await run(client, closingStatements(databaseName(ownerUrl)));
    const done = new Map<string, string[]>();
    for (const service of services) {
      done.set(service.schema, await migrateService(client, ownerUrl, service));
    }
    return done;
  });
}

const LOCK_POLL_MS = 250;

/**
 * Polls for the lock instead of waiting in a statement, because a concurrent index creation waits for the statement's
 * snapshot, which would be a deadlock.
 */
async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS locked',
      [LOCK],
    );
    if (rows[0]?.locked) return;
    await delay(LOCK_POLL_MS);
  }
}

async function migrateService(
  client: Client,
  ownerUrl: string,
  service: ServiceSchema,
): Promise<string[]> {
  await ensureRole(client, service);
  await run(client, schemaStatements(service));
  await refuseAnotherHistory(client, service);
  const names = await runMigrations(ownerUrl, service);
  await run(client, grantStatements(databaseName(ownerUrl), service));
  return names;
}

/** The first migration creates tables, so a schema with others only cannot be updated. A later release adds its own. */
async function refuseAnotherHistory(
  client: Client,
  { schema, migrations }: ServiceSchema,
): Promise<void> {
  const table = `${escapeIdentifier(schema)}.${MIGRATIONS_TABLE}`;
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS found', [table]);
  if (tables[0].found === null) return;
  const ran = await recordedMigrations(client, schema);
  const [first = ''] = migrations.map(recordedName);
  if (ran.size === 0 || ran.has(first)) return;
  throw new Error(
    `the schema ${schema} was created before version 0.1.0, which has no upgrade: use an empty database`,
  );
}

/** Roles are server-wide, but the lock is per database: a run for another database may change the same role. */
const ROLE_IN_USE = new Set(['XX000', '42710', '23505']);
const ROLE_ATTEMPTS = 40;

async function ensureRole(client: Client, { role, password }: ServiceSchema): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<RolePowers>(
      'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = $1',
      [role],
    );
    try {
      await run(client, roleStatements(role, password, rows[0]));
      return;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!ROLE_IN_USE.has(code) || attempt === ROLE_ATTEMPTS) throw error;
      await delay(25 * Math.random());
    }
  }
}

async function runMigrations(
  url: string,
  { schema, migrations }: ServiceSchema,
): Promise<string[]> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations: [...migrations],
    migrationsTableName: MIGRATIONS_TABLE,
    installExtensions: false,
    poolSize: 1,
    extra: { options: `-c search_path=${schema} -c timezone=UTC` },
  });
  await source.initialize();
  try {
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}

async function run(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
