import type { QueryRunner } from 'typeorm';

/** What a column will hold: `distinct` values, or below 0 their share of the rows; `nulls` is a share, 0 if left out. */
export interface ExpectedColumn {
  distinct: number;
  nulls?: number;
}

/** By table, by column. */
export type ExpectedStatistics = Readonly<Record<string, Readonly<Record<string, ExpectedColumn>>>>;

/**
 * Sets the statistics of tables until Postgres has analysed them; for a migration. Without that it takes two columns
 * of a key for far more selective than they are, and until the first ANALYZE of a table that grows fast it reads a whole
 * merchant's rows for each one it looks for: an order took 18.6 ms of processor time instead of 15.3
 * (`npm run bench -- flow`). The next ANALYZE replaces it.
 */
export async function expectStatistics(
  runner: QueryRunner,
  expected: ExpectedStatistics,
): Promise<void> {
  for (const [table, columns] of Object.entries(expected)) {
    for (const [column, { distinct, nulls = 0 }] of Object.entries(columns)) {
      await runner.query(EXPECT, [table, column, nulls, distinct]);
    }
  }
}

/** Reverts `expectStatistics`. */
export async function clearStatistics(
  runner: QueryRunner,
  expected: ExpectedStatistics,
): Promise<void> {
  for (const [table, columns] of Object.entries(expected)) {
    for (const column of Object.keys(columns)) await runner.query(FORGET, [table, column]);
  }
}

const EXPECT = `
  SELECT pg_restore_attribute_stats(
    'schemaname', current_schema()::text, 'relname', $1::text, 'attname', $2::text, 'inherited', false,
    'null_frac', $3::real, 'avg_width', 12, 'n_distinct', $4::real)`;

const FORGET = `SELECT pg_clear_attribute_stats(current_schema()::text, $1::text, $2::text, false)`;
