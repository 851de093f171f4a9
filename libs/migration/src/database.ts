import { Client, escapeIdentifier } from 'pg';

/** A single connection as the owner. */
export async function withOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined); // the running statement reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const DATABASE_ABSENT = '3D000';
const DATABASE_EXISTS = new Set(['42P04', '23505']);

/** A database of every server: no database can be created or dropped by its own connection. */
const MAINTENANCE = 'postgres';

/** Creates the database of the URL, unless it exists. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await withOwner(url, async () => undefined);
  } catch (error) {
    if ((error as { code?: string }).code !== DATABASE_ABSENT) throw error;
    await createDatabase(url);
  }
}

async function createDatabase(url: string): Promise<void> {
  try {
    await withOwner(withDatabase(url, MAINTENANCE), (client) =>
      client.query(`CREATE DATABASE ${escapeIdentifier(databaseName(url))}`),
    );
  } catch (error) {
    if (!DATABASE_EXISTS.has((error as { code?: string }).code ?? '')) throw error; // created by a concurrent run
  }
}

export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

/** Drops a database with its contents, and the roles that only it uses. */
export async function dropDatabase(url: string, roles: readonly string[]): Promise<void> {
  await withOwner(withDatabase(url, MAINTENANCE), async (client) => {
    await client.query(`DROP DATABASE ${escapeIdentifier(databaseName(url))} WITH (FORCE)`);
    for (const role of roles) await client.query(`DROP ROLE ${escapeIdentifier(role)}`);
  });
}
