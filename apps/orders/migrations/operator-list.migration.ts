import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of orders across merchants (decision 8.7): a page is one range of an index, as of a merchant. The condition
 * holds for every row. A merchant's statement does not have it, so it never walks past other merchants' rows in this
 * index, as Postgres would where its statistics know one large merchant.
 */
export class OperatorList1764460800100 implements MigrationInterface {
  name = 'OperatorList1764460800100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'orders_list_of_all',
      'orders (last_update_date, order_id) WHERE version > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_list_of_all');
  }
}
