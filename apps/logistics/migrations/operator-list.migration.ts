import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of parcels across merchants (decision 8.7): a page is one range of an index, as of a merchant. The condition
 * on the version holds for every row. A merchant's statement does not have it, so it never walks past other merchants'
 * rows in this index, as Postgres would where its statistics know one large merchant.
 */
export class OperatorList1764460800200 implements MigrationInterface {
  name = 'OperatorList1764460800200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'parcel_list_of_all',
      'parcel (last_update_date, parcel_id) WHERE status IS NOT NULL AND version > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX parcel_list_of_all');
  }
}
