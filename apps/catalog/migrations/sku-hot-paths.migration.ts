import { expectStatistics, clearStatistics } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that every upsert and every chunk of events looks into are looked into by key from the first SKU on. */
export class SkuHotPaths1763683206000 implements MigrationInterface {
  name = 'SkuHotPaths1763683206000';

  async up(runner: QueryRunner): Promise<void> {
    await expectStatistics(runner, EXPECTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await clearStatistics(runner, EXPECTED);
  }
}

const MERCHANT = { distinct: 10 };
const IN_EACH_CHANNEL = { distinct: -0.33 };

const EXPECTED = {
  sku: {
    merchant_id: MERCHANT,
    sku_id: { distinct: -1 },
    product_id: { distinct: -0.1 },
    deleted_at: { distinct: -0.02, nulls: 0.98 },
  },
  sku_channel: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
  sku_channel_history: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
  sku_price: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
  sku_text: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
};
