import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { appMigrations } from '../../tools/stack/migrate/app-migrations.js';
import { dropDatabase, migrateDatabase, withDatabase, withOwner } from '#migration';
import { roleOf, schemaOf, SERVICES, type ServiceName } from '../../tools/stack/topology.js';

const PASSWORD = 'of-this-test';
const name = `roles_${randomBytes(4).toString('hex')}`;
const roles = SERVICES.map((service) => roleOf(service, name));
let ownerUrl: string;

beforeAll(async () => {
  ownerUrl = withDatabase(process.env['DATABASE_URL'] ?? '', name);
  const services = SERVICES.map((service) => ({
    schema: schemaOf(service),
    role: roleOf(service, name),
    password: PASSWORD,
    migrations: appMigrations[service],
  }));
  await migrateDatabase(ownerUrl, services);
}, 120_000);

afterAll(() => dropDatabase(ownerUrl, roles));

async function rowsOf(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return withOwner(ownerUrl, async (client) => (await client.query(sql, values)).rows);
}

/** Runs a statement as the service would, in a new session. @returns null, or the reason of the rejection */
async function refusal(service: ServiceName, statement: string): Promise<string | null> {
  const url = new URL(ownerUrl);
  url.username = roleOf(service, name);
  url.password = PASSWORD;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

/** Reads the grants of each role on each object from the catalogs of Postgres, so that new tables are covered. */
describe('the role of each service, according to its grants', () => {
  it('The role has no right on a table, view or sequence outside its schema', async () => {
    const rows = await rowsOf(
      `SELECT r.rolname, n.nspname, c.relname, p.privilege
       FROM pg_roles r, pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace,
            unnest(ARRAY['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES','TRIGGER','MAINTAIN']) AS p(privilege)
       WHERE r.rolname = ANY ($1) AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
         AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
         AND r.rolname <> $2 || '_' || n.nspname AND has_table_privilege(r.oid, c.oid, p.privilege)`,
      [roles, name],
    );
    expect(rows).toEqual([]);
  });

  it('The role may change the rows of its own tables, but not the tables', async () => {
    const rows = await rowsOf(
      `SELECT p.privilege, count(*) FILTER (WHERE has_table_privilege(r.oid, c.oid, p.privilege))::int AS held,
              count(*)::int AS "all"
       FROM pg_roles r, pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace,
            unnest(ARRAY['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES','TRIGGER','MAINTAIN']) AS p(privilege)
       WHERE r.rolname = $2 || '_' || n.nspname AND r.rolname = ANY ($1) AND c.relkind IN ('r', 'p')
       GROUP BY p.privilege`,
      [roles, name],
    );
    const held = Object.fromEntries(rows.map((row) => [row['privilege'], row['held']]));
    const tables = Number(rows[0]?.['all']);
    expect(tables).toBeGreaterThan(40);
    // Only the owner writes the list of migrations.
    const written = tables - SERVICES.length;
    expect(held).toEqual({
      SELECT: tables,
      INSERT: written,
      UPDATE: written,
      DELETE: written,
      TRUNCATE: 0,
      REFERENCES: 0,
      TRIGGER: 0,
      MAINTAIN: 0,
    });
  });

  it('The role may use only its own schema, and create nothing in any', async () => {
    const rows = await rowsOf(
      `SELECT r.rolname, n.nspname, has_schema_privilege(r.oid, n.oid, 'CREATE') AS makes
       FROM pg_roles r, pg_namespace n
       WHERE r.rolname = ANY ($1) AND n.nspname NOT IN ('pg_catalog', 'information_schema')
         AND has_schema_privilege(r.oid, n.oid, 'USAGE,CREATE')`,
      [roles],
    );
    expect(rows.map(({ rolname, nspname, makes }) => [rolname, nspname, makes])).toEqual(
      expect.arrayContaining(SERVICES.map((it) => [roleOf(it, name), schemaOf(it), false])),
    );
    expect(rows).toHaveLength(SERVICES.length);
  });

  it('The role is a member of no other role, owns nothing and has no server-wide right', async () => {
    const rows = await rowsOf(
      `SELECT r.rolname FROM pg_roles r WHERE r.rolname = ANY ($1) AND (
         r.rolsuper OR r.rolcreatedb OR r.rolcreaterole OR r.rolreplication OR r.rolbypassrls OR r.rolinherit
         OR EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid)
         OR EXISTS (SELECT FROM pg_shdepend d WHERE d.refobjid = r.oid AND d.deptype = 'o')
         OR has_database_privilege(r.oid, current_database(), 'CREATE')
         OR has_database_privilege(r.oid, current_database(), 'TEMP'))`,
      [roles],
    );
    expect(rows).toEqual([]);
    const databaseRoles = await rowsOf('SELECT FROM pg_roles WHERE rolname = ANY ($1)', [roles]);
    expect(databaseRoles).toHaveLength(SERVICES.length);
  });

  it('The role finds no security definer function without a fixed search path', async () => {
    const rows = await rowsOf(
      `SELECT n.nspname, p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE p.prosecdef AND n.nspname NOT IN ('pg_catalog', 'information_schema')
         AND NOT coalesce(p.proconfig::text ~ 'search_path=', false)`,
    );
    expect(rows).toEqual([]);
  });
});

describe.each(SERVICES)('the role of %s, in practice', (service) => {
  const otherServices = SERVICES.filter((other) => other !== service);

  it('The role reads and writes nothing of another service', async () => {
    for (const other of otherServices) {
      for (const statement of [
        `SELECT * FROM ${other}.outbox`,
        `INSERT INTO ${other}.outbox DEFAULT VALUES`,
        `DELETE FROM ${other}.migrations`,
        `SELECT ${other}.maintain_inbox()`,
        `SET search_path = ${other}; SELECT * FROM outbox`,
        `SET ROLE ${roleOf(other, name)}`,
        `ALTER ROLE ${roleOf(other, name)} PASSWORD 'x'`,
        `SET SESSION AUTHORIZATION ${roleOf(other, name)}`,
      ]) {
        expect([statement, await refusal(service, statement)]).toEqual([
          statement,
          expect.stringMatching(/permission denied|does not exist/),
        ]);
      }
    }
  });

  it.each([
    'DROP TABLE outbox',
    'ALTER TABLE outbox ADD COLUMN more text',
    'TRUNCATE outbox',
    'CREATE TABLE extra (id bigint)',
    'CREATE TABLE public.extra (id bigint)',
    'CREATE TEMPORARY TABLE extra (id bigint)',
    'CREATE INDEX extra ON outbox (id)',
    `CREATE FUNCTION extra() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    'CREATE VIEW extra AS SELECT 1',
    'CREATE SCHEMA extra',
    'CREATE EXTENSION dblink',
    'CREATE DATABASE extra',
    'CREATE ROLE extra',
    `ALTER SYSTEM SET log_statement = 'all'`,
    `COPY outbox TO PROGRAM 'cat'`,
    `COPY outbox FROM '/etc/passwd'`,
    `SELECT pg_read_file('/etc/passwd')`,
    `SELECT pg_ls_dir('.')`,
    `SELECT lo_import('/etc/passwd')`,
    'SELECT rolpassword FROM pg_authid',
    `UPDATE migrations SET name = 'x'`,
  ])('The role may not: %s', async (statement) => {
    expect(await refusal(service, statement)).toMatch(
      /permission denied|must be owner|must be superuser|is not available/,
    );
  });
});
