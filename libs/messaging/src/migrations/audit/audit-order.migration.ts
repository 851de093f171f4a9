import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit is read newest first, a page at a time (decision 2.4). */
export class AuditOrder1763856000000 implements MigrationInterface {
  name = 'AuditOrder1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_order ON audit (at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_order');
  }
}
