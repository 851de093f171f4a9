import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers stored for 24 hours under the idempotency keys of requests (decision 1.9). */
export class Idempotency1763683200300 implements MigrationInterface {
  name = 'Idempotency1763683200300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE idempotency_key (
      client_id text NOT NULL,
      operation text NOT NULL,
      key text NOT NULL,
      body_hash text NOT NULL,
      answer json NOT NULL,
      kept_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (client_id, operation, key)
    )`);
    await runner.query('CREATE INDEX idempotency_key_age ON idempotency_key (kept_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key');
  }
}
