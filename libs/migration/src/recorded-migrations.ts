import { escapeIdentifier, type Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { MIGRATIONS_TABLE } from './statements.js';

export type Migration = new () => MigrationInterface;

/** The name that TypeORM records. */
export function recordedName(migration: Migration): string {
  return new migration().name ?? migration.name;
}

/**
 * The names of the migrations that have run in a schema.
 * @throws Error if none ever ran: then there is no table of them
 */
export async function recordedMigrations(client: Client, schema: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${escapeIdentifier(schema)}.${MIGRATIONS_TABLE}`,
  );
  return new Set(rows.map(({ name }) => name));
}
