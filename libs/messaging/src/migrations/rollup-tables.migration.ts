import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of a service's rows that are read often (decision 12.2). A change of a row adds its differences, so writers
 * never wait for each other; the service adds these up. A count is the sum of both tables.
 */
export class RollupTables1767484800000 implements MigrationInterface {
  name = 'RollupTables1767484800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rollup, rollup_delta');
  }
}

const STATEMENTS = [
  `CREATE TABLE rollup (
     merchant_id text NOT NULL,
     day date NOT NULL,
     measure text NOT NULL,
     key text NOT NULL,
     count bigint NOT NULL,
     amount numeric NOT NULL,
     PRIMARY KEY (merchant_id, day, measure, key)
   ) WITH (fillfactor = 50)`,
  `CREATE TABLE rollup_delta (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     day date NOT NULL,
     measure text NOT NULL,
     key text NOT NULL,
     count bigint NOT NULL,
     amount numeric NOT NULL
   )`,
  `CREATE INDEX rollup_delta_merchant ON rollup_delta (merchant_id)`,
  // Emptied continuously, as the outbox is.
  `ALTER TABLE rollup_delta SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
     autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
     autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,
];
