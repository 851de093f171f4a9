import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The data that holds and reviews store, and the scenario of a sandbox order (decisions 6.2, 6.14). */
export class OrderStories1763856000000 implements MigrationInterface {
  name = 'OrderStories1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders
      ADD reached_status text
        CHECK (reached_status IS NULL OR 'REQUIRES_REVIEW' IN (status, remembered_status)),
      ADD stock_short boolean NOT NULL DEFAULT false,
      ADD scenario text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP reached_status, DROP stock_short, DROP scenario');
  }
}
