import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of valid prices, across merchants and of one (decision 8.7): a page is one range of an index. The id of a
 * price begins with its merchant. The condition on the version holds for every row. The statement for one merchant does
 * not have it, so it never walks past other merchants' rows in the first index, as Postgres would where its statistics
 * know one large merchant.
 */
export class OperatorList1764460800300 implements MigrationInterface {
  name = 'OperatorList1764460800300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'price_record_list_of_all',
      'price_record (localization_timestamp, price_id) WHERE NOT withdrawn AND version > 0',
    );
    await createIndexConcurrently(
      runner,
      'price_record_list',
      `price_record (split_part(price_id, '-', 1), localization_timestamp, price_id) WHERE NOT withdrawn`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX price_record_list, price_record_list_of_all');
  }
}
