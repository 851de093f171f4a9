import { fillSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ORDER_SEARCH } from './order-search-table.js';

/** The keys of the orders that are there already, and the index of all. */
export class FillOrderSearchKeys1767571200100 implements MigrationInterface {
  name = 'FillOrderSearchKeys1767571200100';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return fillSearchTable(runner, ORDER_SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${ORDER_SEARCH.name}_key`);
  }
}
