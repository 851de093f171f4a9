import { escapeIdentifier, escapeLiteral } from 'pg';

/** A service's schema and role in the database. */
export interface Place {
  schema: string;
  role: string;
}

/** The server-wide rights of a role in `pg_roles`. */
export interface RolePowers {
  rolsuper: boolean;
  rolcreatedb: boolean;
  rolcreaterole: boolean;
}

/**
 * Creates or updates the role with its password. It owns nothing and may create nothing. A right that the role does not
 * have is not revoked explicitly: only a role with that right may do so, and the owner need not be a superuser.
 */
export function roleStatements(role: string, password: string, existing?: RolePowers): string[] {
  const rights = `LOGIN NOINHERIT PASSWORD ${escapeLiteral(password)}`;
  if (!existing) return [`CREATE ROLE ${escapeIdentifier(role)} ${rights}`];
  const taken = [
    ...(existing.rolsuper ? ['NOSUPERUSER'] : []),
    ...(existing.rolcreatedb ? ['NOCREATEDB'] : []),
    ...(existing.rolcreaterole ? ['NOCREATEROLE'] : []),
  ];
  return [`ALTER ROLE ${[escapeIdentifier(role), ...taken, rights].join(' ')}`];
}

/** Revokes all rights of PUBLIC, which every role has, including temporary tables. */
export function closingStatements(database: string): string[] {
  return [
    `REVOKE ALL ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC`,
    'REVOKE ALL ON SCHEMA public FROM PUBLIC',
  ];
}

export function schemaStatements({ schema }: Place): string[] {
  return [`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`];
}

/**
 * Grants of a service's role, repeated after every migration: read and write rows in the tables of its schema, call its
 * functions. The owner keeps the tables, the list of migrations and the right to change them.
 */
export function grantStatements(database: string, { schema, role }: Place): string[] {
  const [base, space, name] = [database, schema, role].map((text) => escapeIdentifier(text));
  return [
    `GRANT CONNECT ON DATABASE ${base} TO ${name}`,
    `GRANT USAGE ON SCHEMA ${space} TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${space} TO ${name}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${space}.${MIGRATIONS_TABLE} FROM ${name}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${space} TO ${name}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${space} TO ${name}`,
    `ALTER ROLE ${name} IN DATABASE ${base} SET search_path = ${space}`,
  ];
}

/** The table of migrations in each schema. */
export const MIGRATIONS_TABLE = 'migrations';
