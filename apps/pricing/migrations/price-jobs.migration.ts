import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators see of re-queued and republished prices, and the rules that prices were last compared with. */
export class PriceJobs1763683207500 implements MigrationInterface {
  name = 'PriceJobs1763683207500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const CAUSE = 'requeue_job_cause_check';

const UP = [
  // Finished jobs stay for some days; due_at lets a job wait until the release before has ended everywhere.
  `ALTER TABLE requeue_job
     ADD country text,
     ADD started_at timestamptz(3) NOT NULL DEFAULT now(),
     ADD due_at timestamptz(3) NOT NULL DEFAULT now(),
     ADD finished_at timestamptz(3),
     DROP CONSTRAINT ${CAUSE},
     ADD CONSTRAINT ${CAUSE} CHECK (cause IN ('fx', 'channel', 'connection', 'rules'))`,
  'DROP INDEX requeue_job_waiting',
  `CREATE UNIQUE INDEX requeue_job_waiting
       ON requeue_job (cause, quote, sales_channel, merchant_id, country)
     NULLS NOT DISTINCT WHERE after_key = '' AND finished_at IS NULL`,

  // The newest state of each destination's rules that prices were compared with.
  `CREATE TABLE rules_seen (
     destination text PRIMARY KEY,
     release integer NOT NULL,
     since text COLLATE "C" NOT NULL,
     seen_at timestamptz(3) NOT NULL DEFAULT now()
   )`,

  `CREATE TABLE republish_job (
     id uuid PRIMARY KEY,
     merchant_id text,
     after_key text COLLATE "C" NOT NULL DEFAULT '',
     republished integer NOT NULL DEFAULT 0,
     started_at timestamptz(3) NOT NULL DEFAULT now(),
     finished_at timestamptz(3)
   )`,
];

const DOWN = [
  'DROP TABLE republish_job, rules_seen',
  `DELETE FROM requeue_job WHERE finished_at IS NOT NULL OR cause = 'rules'`,
  'DROP INDEX requeue_job_waiting',
  `ALTER TABLE requeue_job
     DROP CONSTRAINT ${CAUSE},
     ADD CONSTRAINT ${CAUSE} CHECK (cause IN ('fx', 'channel', 'connection')),
     DROP finished_at, DROP due_at, DROP started_at, DROP country`,
  `CREATE UNIQUE INDEX requeue_job_waiting ON requeue_job (cause, quote, sales_channel, merchant_id)
     NULLS NOT DISTINCT WHERE after_key = ''`,
];
