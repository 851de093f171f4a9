import {
  createIndexConcurrently,
  createSearchFunctions,
  dropSearchFunctions,
  searchIndexOn,
} from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The functions by which prices are searched (decision 1.20). */
export class SearchFunctions1767571200000 implements MigrationInterface {
  name = 'SearchFunctions1767571200000';

  up(runner: QueryRunner): Promise<void> {
    return createSearchFunctions(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchFunctions(runner);
  }
}

/** Prices by a part of their SKU's id or title. A SKU changes here only when it is uploaded, so it is its own key. */
export class SkuSearch1767571200100 implements MigrationInterface {
  name = 'SkuSearch1767571200100';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, 'sku_search', searchIndexOn('sku', KEY));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sku_search');
  }
}

/** The expression of the statements that search. */
const KEY = `search_key(sku_id || E'\\n' || name)`;
