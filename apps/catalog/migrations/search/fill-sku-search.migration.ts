import { fillSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SKU_SEARCH } from './sku-search-table.js';

/** The keys of the SKUs that are there already, and the index of all. */
export class FillSkuSearchKeys1767571200100 implements MigrationInterface {
  name = 'FillSkuSearchKeys1767571200100';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return fillSearchTable(runner, SKU_SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${SKU_SEARCH.name}_key`);
  }
}
