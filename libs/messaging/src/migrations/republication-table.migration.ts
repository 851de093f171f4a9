import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that publish the present state of a service's subjects again; the same in every schema of a service that has any. */
export class Republications1764633600000 implements MigrationInterface {
  name = 'Republications1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE republication (
      job_id uuid PRIMARY KEY,
      subject text NOT NULL,
      merchant_id text,
      changed_from timestamptz(3),
      after_key jsonb,
      published integer NOT NULL DEFAULT 0,
      started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      finished_at timestamptz(3)
    )`);
    await runner.query(
      `CREATE INDEX republication_running ON republication (job_id) WHERE finished_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE republication');
  }
}
