import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * History entries have an id, which their events carry (decision 8.8). A process that started before
 * this migration inserts without one.
 */
export class OrderHistoryIds1764460800000 implements MigrationInterface {
  name = 'OrderHistoryIds1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE order_history ADD COLUMN history_id uuid NOT NULL DEFAULT gen_random_uuid()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_history DROP COLUMN history_id');
  }
}
