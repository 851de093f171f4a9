import { alterInUse } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The verdicts on SKUs, and how many SKUs have each (decision 3.19). The work that updates listings writes them, from the
 * same marks. Processes of the release before take marks too, and know no verdicts: so the SKUs of an installation in use
 * are judged once none of these runs any more.
 */
export class SkuVerdicts1769990400600 implements MigrationInterface {
  name = 'SkuVerdicts1769990400600';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await alterInUse(runner, statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER mark_listings_on_insert ON sku');
    await runner.query(
      'DROP TABLE listing_fill_later, live_sku_day, sku_verdict_count, sku_verdict',
    );
  }
}

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sku_verdict (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     verdict text NOT NULL,
     since timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `CREATE INDEX IF NOT EXISTS sku_verdict_of_merchant ON sku_verdict (merchant_id, verdict, sales_channel)`,
  `CREATE INDEX IF NOT EXISTS sku_verdict_of_all ON sku_verdict (verdict, sales_channel)`,
  `CREATE INDEX IF NOT EXISTS sku_verdict_oldest ON sku_verdict (merchant_id, verdict, since) WHERE verdict <> 'live'`,
  `CREATE INDEX IF NOT EXISTS sku_verdict_oldest_of_all ON sku_verdict (verdict, since) WHERE verdict <> 'live'`,
  `CREATE TABLE IF NOT EXISTS sku_verdict_count (
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     verdict text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (merchant_id, sales_channel, verdict)
   )`,
  `CREATE TABLE IF NOT EXISTS live_sku_day (
     merchant_id text NOT NULL,
     day date NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (merchant_id, day)
   )`,
  `CREATE TABLE IF NOT EXISTS listing_fill_later (
     merchant_id text PRIMARY KEY,
     due_at timestamptz(3) NOT NULL
   )`,
  // A new SKU has a verdict in each channel of its merchant.
  `CREATE OR REPLACE TRIGGER mark_listings_on_insert AFTER INSERT ON sku
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_listings()`,
  `INSERT INTO listing_fill_later (merchant_id, due_at)
   SELECT merchant_id, clock_timestamp() + interval '15 min' FROM merchant
   ON CONFLICT DO NOTHING`,
];
