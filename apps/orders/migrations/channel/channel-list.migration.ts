import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of a channel's orders, of all merchants in it: a page is one range of an index (decision 10.5). */
export class ChannelList1767398400000 implements MigrationInterface {
  name = 'ChannelList1767398400000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'orders_list_of_channel',
      'orders (sales_channel, last_update_date, order_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_list_of_channel');
  }
}
