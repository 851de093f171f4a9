import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Republications of prices are in the table that all services have alike. */
export class PriceRepublications1764633600200 implements MigrationInterface {
  name = 'PriceRepublications1764633600200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // One that is running begins again: who has its events ignores them.
  `INSERT INTO republication (job_id, subject, merchant_id, published, started_at, finished_at)
   SELECT id, 'prices', merchant_id, CASE WHEN finished_at IS NULL THEN 0 ELSE republished END, started_at, finished_at
     FROM republish_job`,
  'DROP TABLE republish_job',
  // A process that started before this migration looks for its jobs there.
  `CREATE VIEW republish_job AS
   SELECT job_id AS id, merchant_id, ''::text AS after_key, published AS republished, started_at, finished_at
     FROM republication WHERE subject = 'prices' AND finished_at IS NOT NULL`,
];

const DOWN = [
  'DROP VIEW republish_job',
  `CREATE TABLE republish_job (
     id uuid PRIMARY KEY,
     merchant_id text,
     after_key text COLLATE "C" NOT NULL DEFAULT '',
     republished integer NOT NULL DEFAULT 0,
     started_at timestamptz(3) NOT NULL DEFAULT now(),
     finished_at timestamptz(3)
   )`,
  `WITH moved AS (DELETE FROM republication WHERE subject = 'prices' RETURNING *)
   INSERT INTO republish_job (id, merchant_id, republished, started_at, finished_at)
   SELECT job_id, merchant_id, published, started_at, finished_at FROM moved`,
];
