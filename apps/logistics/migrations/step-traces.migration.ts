import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step that is due goes on with the trace of what made it due (decision 1.11). */
export class StepTraces1763856300000 implements MigrationInterface {
  name = 'StepTraces1763856300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_flow ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_flow DROP COLUMN traceparent');
  }
}
