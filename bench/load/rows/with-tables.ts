import { insertSearchKeys, searchIndexOn, type SearchTable } from '#platform';
import { DataSource, type QueryRunner } from 'typeorm';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

/** Calls `work` with a connection of the database owner, like that of a migration, to the tables of a service. */
export async function withTables<T>(
  { sandbox }: TestStack,
  schema: string,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const source = new DataSource({
    type: 'postgres',
    url: sandbox.databaseUrl,
    poolSize: 1,
    installExtensions: false,
    extra: {
      options: `-c search_path=${schema} -c timezone=UTC -c work_mem=256MB -c maintenance_work_mem=512MB`,
    },
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    return await work(runner);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** Inserts rows with disabled triggers; the caller then writes the data of the triggers for all rows together. */
export async function insertWithoutTriggers(
  runner: QueryRunner,
  table: string,
  rows: string,
): Promise<void> {
  await runner.query(`
    BEGIN;
    ALTER TABLE ${table} DISABLE TRIGGER USER;
    SELECT setseed(0.4);
    INSERT INTO ${table} ${rows};
    ALTER TABLE ${table} ENABLE TRIGGER USER;
    COMMIT`);
}

/** Creates the search keys of rows that were inserted without triggers, and then the index, faster than both at once. */
export async function fillSearch(runner: QueryRunner, table: SearchTable): Promise<void> {
  const { name, source } = table;
  await runner.query(`DROP INDEX ${name}_key`);
  await runner.query(`${insertSearchKeys(table, source)} ON CONFLICT DO NOTHING`);
  await runner.query(`CREATE INDEX ${name}_key ON ${searchIndexOn(name, 'key')}`);
}
