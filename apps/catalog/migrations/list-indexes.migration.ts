import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The SKU list and the inventory list in their order (decision 1.8): a page is one range of an index, however deep. */
export class ListIndexes1763683204500 implements MigrationInterface {
  name = 'ListIndexes1763683204500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inventory_list, sku_list');
    await runner.query('ALTER TABLE inventory DROP COLUMN id');
  }
}

const STATEMENTS = [
  `CREATE INDEX sku_list ON sku (merchant_id, last_update_date, id) WHERE deleted_at IS NULL`,
  // The public id of decision 4.1: lists are ordered by it, so it is a column. By code points, whatever the database's collation.
  `ALTER TABLE inventory ADD COLUMN id text COLLATE "C" NOT NULL
     GENERATED ALWAYS AS (merchant_id || '-' || sku_id || '-' || warehouse_id::text || '-' || inventory_type) STORED`,
  `CREATE UNIQUE INDEX inventory_list ON inventory (merchant_id, last_update_date, id)`,
];
