import { escapeIdentifier, escapeLiteral } from 'pg';

/** A service's place in the database. */
export interface Place {
  schema: string;
  role: string;
}

/** What a role may do to the whole server, as `pg_roles` says. */
export interface RolePowers {
  rolsuper: boolean;
  rolcreatedb: boolean;
  rolcreaterole: boolean;
}

/**
 * The role with its password; made or brought up to date. It owns nothing and may create nothing. A power that the role
 * does not have is not named: only who has it may take it away, and the owner need be no superuser.
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

/** What PUBLIC may do is what every role may do, so it may do nothing, temporary tables included. */
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
 * What a service's role may do, stated again after every migration: read and write the rows of its own schema's
 * tables, call its functions. The owner keeps tables, the list of migrations and the right to change them.
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

/** One in each schema. */
export const MIGRATIONS_TABLE = 'migrations';
