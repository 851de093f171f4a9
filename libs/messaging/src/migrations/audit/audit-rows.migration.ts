import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes by operators, stored in the schema of the changed data (decision 2.4). */
export class AuditRows1763683207000 implements MigrationInterface {
  name = 'AuditRows1763683207000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit (
      id uuid PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      who text NOT NULL,
      what text NOT NULL,
      details jsonb NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit');
  }
}
