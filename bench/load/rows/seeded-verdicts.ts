import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { withTables } from './with-tables.js';

/** Inserts verdicts on this many SKUs in three channels, and their counts. */
export async function seedVerdicts(stack: TestStack, skus: number): Promise<void> {
  await withTables(stack, 'catalog', async (runner) => {
    await runner.query(VERDICTS, [skus]);
    for (const statement of COUNTS) await runner.query(statement);
    await runner.query('VACUUM ANALYZE sku_verdict, sku_verdict_count, live_sku_day');
  });
}

const VERDICTS = `
  INSERT INTO sku_verdict (merchant_id, sku_id, sales_channel, verdict, since)
  SELECT CASE WHEN n % 10 < 6 THEN 'ACME' ELSE 'GLOBEX' END, 'S-' || n, channel,
         CASE WHEN n % 20 > 8 THEN 'live'
              ELSE (ARRAY['live', 'no-price', 'price-failed', 'denied', 'denied-by-channel', 'waiting-for-channel',
                          'waiting-for-operator', 'being-localized', 'out-of-stock'])[1 + n % 20] END,
         now() - n * interval '1 s'
    FROM generate_series(1, $1::integer) AS n, unnest(ARRAY['ECOM', 'MELI', 'SHOP']) AS channel`;

const COUNTS = [
  `INSERT INTO sku_verdict_count (merchant_id, sales_channel, verdict, count)
   SELECT coalesce(merchant_id, ''), coalesce(sales_channel, ''), verdict, count(DISTINCT (merchant_id, sku_id))
     FROM sku_verdict GROUP BY verdict, CUBE (merchant_id, sales_channel)
   ON CONFLICT (merchant_id, sales_channel, verdict) DO UPDATE SET count = excluded.count`,
  `INSERT INTO live_sku_day (merchant_id, day, count)
   SELECT merchant_id, current_date - ago, count - ago FROM sku_verdict_count, generate_series(0, 90) AS ago
    WHERE sales_channel = '' AND verdict = 'live'
   ON CONFLICT (merchant_id, day) DO UPDATE SET count = excluded.count`,
];
