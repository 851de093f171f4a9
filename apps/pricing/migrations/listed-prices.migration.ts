import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Catalog shows channels the amounts of prices (decision 10.3), which it did not keep before: an installation that has
 * prices publishes them again, once.
 */
export class ListedPrices1767398400000 implements MigrationInterface {
  name = 'ListedPrices1767398400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO republication (job_id, subject)
       SELECT uuidv7(), 'prices' WHERE EXISTS (SELECT FROM price_request)`,
    );
  }

  async down(): Promise<void> {
    // What was published stays published.
  }
}
