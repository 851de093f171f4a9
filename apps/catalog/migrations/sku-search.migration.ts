import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The filters of the lists and the counts of SKUs. Few SKUs are refused, so the index of these is small. */
export class SkuSearch1764979200000 implements MigrationInterface {
  name = 'SkuSearch1764979200000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const INDEXES = [
  [
    'sku_by_status',
    'sku (merchant_id, localization_status, last_update_date, id) WHERE deleted_at IS NULL',
  ],
  [
    'sku_with_messages',
    `sku (merchant_id, last_update_date, id) WHERE deleted_at IS NULL AND localization_messages <> '[]'`,
  ],
  ['inventory_by_warehouse', 'inventory (merchant_id, warehouse_id)'],
  ['sku_channel_by_status', 'sku_channel (merchant_id, sales_channel, status, sku_id)'],
] as const;
