import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A due step continues the trace of the event that made it due (decision 1.11). */
export class StepTraces1763856300000 implements MigrationInterface {
  name = 'StepTraces1763856300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_flow ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_flow DROP COLUMN traceparent');
  }
}
