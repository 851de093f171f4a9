import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * While all SKUs have one localization status, Postgres would not know that another has few, and would read the whole
 * list in search of them.
 */
export class ListFilters1765324800000 implements MigrationInterface {
  name = 'ListFilters1765324800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku ALTER COLUMN localization_status SET (n_distinct = 7)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku ALTER COLUMN localization_status RESET (n_distinct)');
  }
}
