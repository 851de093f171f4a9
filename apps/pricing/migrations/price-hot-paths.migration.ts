import { expectStatistics, clearStatistics } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statistics with which the tables that every price needs are read by index from the first price on. */
export class PriceHotPaths1763683208000 implements MigrationInterface {
  name = 'PriceHotPaths1763683208000';

  async up(runner: QueryRunner): Promise<void> {
    await expectStatistics(runner, EXPECTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await clearStatistics(runner, EXPECTED);
  }
}

const MERCHANT = { distinct: 10 };

const EXPECTED = {
  sku: { merchant_id: MERCHANT, sku_id: { distinct: -1 } },
  origin_price: { merchant_id: MERCHANT, sku_id: { distinct: -1 } },
  price_request: {
    price_id: { distinct: -1 },
    merchant_id: MERCHANT,
    sku_id: { distinct: -0.33 },
  },
  price_record: { price_id: { distinct: -1 } },
};
