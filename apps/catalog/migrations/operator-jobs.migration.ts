import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that an operator's change leaves behind for many SKUs, done portion by portion. */
export class OperatorJobs1763683205000 implements MigrationInterface {
  name = 'OperatorJobs1763683205000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE republish_job, entry_alignment');
  }
}

const STATEMENTS = [
  // One for each merchant and channel, begun again under a new run_id whenever the channel opens or closes to the
  // merchant. No references: their locks on both parents would meet those of the operators' own changes.
  `CREATE TABLE entry_alignment (
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     run_id uuid NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     changed integer NOT NULL DEFAULT 0,
     due_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3),
     PRIMARY KEY (merchant_id, sales_channel)
   )`,
  `CREATE INDEX entry_alignment_due ON entry_alignment (due_at) WHERE finished_at IS NULL`,
  `CREATE INDEX entry_alignment_channel ON entry_alignment (sales_channel)`,
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
];
