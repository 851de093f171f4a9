import { createSearchTable, dropSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SKU_SEARCH } from './sku-search-table.js';

/** The keys by which SKUs are searched (decision 1.20). */
export class SkuSearchKeys1767571200000 implements MigrationInterface {
  name = 'SkuSearchKeys1767571200000';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchTable(runner, SKU_SEARCH);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchTable(runner, SKU_SEARCH);
  }
}
