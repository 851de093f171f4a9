import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of SKUs and inventories across merchants (decision 8.7): a page is one range of an index, as of a merchant.
 * The condition on the version holds for every row. A merchant's statement does not have it, so it never walks past
 * other merchants' rows in these indexes, as Postgres would where its statistics know one large merchant.
 */
export class OperatorLists1764460800000 implements MigrationInterface {
  name = 'OperatorLists1764460800000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'sku_list_of_all',
      'sku (last_update_date, id) WHERE deleted_at IS NULL AND version > 0',
    );
    await createIndexConcurrently(
      runner,
      'inventory_list_of_all',
      'inventory (last_update_date, id) WHERE version > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inventory_list_of_all, sku_list_of_all');
  }
}
