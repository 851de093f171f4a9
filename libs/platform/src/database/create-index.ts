import type { QueryRunner } from 'typeorm';

/**
 * Creates an index while its table is being written; for a migration with `transaction = false`, because Postgres
 * refuses this in a transaction. The index of an interrupted run is invalid, and is created again.
 * @param on table, columns and condition, as after `CREATE INDEX … ON`
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  on: string,
): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}
