import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A merchant's orders by status in the order of its list, so that rare ones are found without the others; the counts
 * read the same index. While all orders have one status, Postgres would not know that another has few. And its orders with a SKU, without those of other merchants with the same id.
 */
export class ListFilters1765324800100 implements MigrationInterface {
  name = 'ListFilters1765324800100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
    for (const [name] of BEFORE) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query('ALTER TABLE orders ALTER COLUMN status SET (n_distinct = 10)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ALTER COLUMN status RESET (n_distinct)');
    for (const [name, on] of BEFORE) await createIndexConcurrently(runner, name, on);
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const INDEXES = [
  [
    'orders_by_status',
    `orders (merchant_id, status, last_update_date, order_id)
       INCLUDE (sales_channel, fulfillment_warehouse_type, creation_date)`,
  ],
  [
    'orders_by_merchants_sku',
    `orders USING gin (
       jsonb_set('{}', ARRAY[merchant_id], jsonb_path_query_array(items, '$[*].skuId')) jsonb_path_ops)`,
  ],
] as const;

const BEFORE = [
  [
    'orders_counts',
    `orders (merchant_id, status, sales_channel, fulfillment_warehouse_type, creation_date, last_update_date)`,
  ],
  [
    'orders_by_sku',
    `orders USING gin (jsonb_path_query_array(items, '$[*].skuId') jsonb_path_ops)`,
  ],
] as const;
