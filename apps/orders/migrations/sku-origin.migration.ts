import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the goods of a SKU were made, for its order lines (decision 6.6). SKUs of before have none. */
export class SkuOrigin1767225600100 implements MigrationInterface {
  name = 'SkuOrigin1767225600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku ADD country_of_origin text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku DROP country_of_origin');
  }
}
