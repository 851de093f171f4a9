import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A task that is due goes on with the trace of what queued it (decision 1.11). */
export class TaskTraces1763856300000 implements MigrationInterface {
  name = 'TaskTraces1763856300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translation_task ADD COLUMN traceparent text');
    await runner.query('ALTER TABLE publication_task ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translation_task DROP COLUMN traceparent');
    await runner.query('ALTER TABLE publication_task DROP COLUMN traceparent');
  }
}
