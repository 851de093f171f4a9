import { createSearchTable, dropSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ORDER_SEARCH } from './order-search-table.js';

/** The keys by which orders are searched (decision 1.20). */
export class OrderSearchKeys1767571200000 implements MigrationInterface {
  name = 'OrderSearchKeys1767571200000';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchTable(runner, ORDER_SEARCH);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchTable(runner, ORDER_SEARCH);
  }
}
