import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Republications of more than SKUs: their common table, and when merchants and channels were last published. */
export class CatalogRepublications1764633600100 implements MigrationInterface {
  name = 'CatalogRepublications1764633600100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/** The archive keeps the last event of each, for ever; what it does not have is dated now. */
const dated = (table: string, key: string) => [
  `ALTER TABLE ${table} ADD changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()`,
  `UPDATE ${table} SET changed_at = last.occurred_at
     FROM (SELECT key, max((value::jsonb ->> 'occurredAt')::timestamptz) AS occurred_at
             FROM (SELECT stream, key, value FROM outbox_archive
                    UNION ALL
                   SELECT stream, key, value FROM outbox) AS event
            WHERE stream = 'catalog.directory' GROUP BY key) AS last
    WHERE last.key = ${key}`,
];

const UP = [
  ...dated('merchant', `'merchant/' || merchant_id`),
  ...dated('sales_channel', `'channel/' || sales_channel`),
  // One that is running begins again: who has its events ignores them.
  `INSERT INTO republication (job_id, subject, merchant_id, published, started_at, finished_at)
   SELECT job_id, 'skus', merchant_id, CASE WHEN finished_at IS NULL THEN 0 ELSE published END, started_at, finished_at
     FROM republish_job`,
  'DROP TABLE republish_job',
  // A process that started before this migration looks for its jobs there.
  `CREATE VIEW republish_job AS
   SELECT job_id, merchant_id, ''::text AS after_merchant, ''::text AS after_sku, published, started_at, finished_at
     FROM republication WHERE subject = 'skus' AND finished_at IS NOT NULL`,
];

const DOWN = [
  'DROP VIEW republish_job',
  `CREATE TABLE republish_job (
     job_id uuid PRIMARY KEY,
     merchant_id text,
     after_merchant text NOT NULL DEFAULT '',
     after_sku text NOT NULL DEFAULT '',
     published integer NOT NULL DEFAULT 0,
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3)
   )`,
  `CREATE INDEX republish_job_unfinished ON republish_job (job_id) WHERE finished_at IS NULL`,
  `WITH moved AS (DELETE FROM republication WHERE subject = 'skus' RETURNING *)
   INSERT INTO republish_job (job_id, merchant_id, published, started_at, finished_at)
   SELECT job_id, merchant_id, published, started_at, finished_at FROM moved`,
  'ALTER TABLE sales_channel DROP changed_at',
  'ALTER TABLE merchant DROP changed_at',
];
