import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lists of shipments, of a merchant and across merchants; as those of parcels (`operator-list.migration.ts`). */
export class ShipmentLists1764979200200 implements MigrationInterface {
  name = 'ShipmentLists1764979200200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'shipment_list',
      'shipment (merchant_id, last_update_date, shipment_id)',
    );
    await createIndexConcurrently(
      runner,
      'shipment_list_of_all',
      'shipment (last_update_date, shipment_id) WHERE version > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipment_list_of_all, shipment_list');
  }
}
