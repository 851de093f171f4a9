import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exchange rates by the moment they come into force (decision 5.6); rows are added, never changed. */
export class FxRates1763683200100 implements MigrationInterface {
  name = 'FxRates1763683200100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fx_pair, fx_rate');
  }
}

const STATEMENTS = [
  `CREATE TABLE fx_rate (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     quote text NOT NULL,
     rate numeric(20, 6) NOT NULL CHECK (rate > 0),
     valid_from timestamptz(3) NOT NULL,
     source text NOT NULL,
     loaded_by text NOT NULL,
     loaded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (quote, valid_from)
   )`,
  // What was last published, and when the next rate of the pair becomes effective.
  `CREATE TABLE fx_pair (
     quote text PRIMARY KEY,
     told_rate bigint REFERENCES fx_rate,
     version bigint NOT NULL DEFAULT 0,
     due_at timestamptz(3)
   )`,
  `CREATE INDEX fx_pair_due ON fx_pair (due_at) WHERE due_at IS NOT NULL`,
];
