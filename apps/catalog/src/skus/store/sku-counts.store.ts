import type { Queries } from '#platform';
import type { EntryStatus } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';
import type { Verdict } from '../verdicts/domain/verdict.js';

/**
 * Live SKUs; a SKU is counted once in each reason that it has, and once in each channel. In the counts of verdicts the
 * channel is empty for SKUs with the verdict in one channel or more.
 */
export type SkuCount =
  | { kind: 'status'; status: LocalizationStatus; count: number }
  | { kind: 'reason'; reason: string; count: number }
  | { kind: 'channel'; salesChannel: string; status: EntryStatus; count: number }
  | { kind: 'verdict'; salesChannel: string; verdict: Verdict; count: number };

/** The counts of a merchant, sorted within each kind. */
export function countSkus(queries: Queries, merchantId: string): Promise<SkuCount[]> {
  return queries.query(counts('merchant_id = $1', 'merchant_id = $1'), [merchantId]);
}

/** The counts of all merchants. */
export function countSkusOfAllMerchants(queries: Queries): Promise<SkuCount[]> {
  return queries.query(counts('true', "merchant_id = ''"));
}

// The counts of verdicts are stored; all other counts are computed.
const counts = (whose: string, condition: string) => `
  SELECT 'status' AS kind, localization_status AS status, NULL AS reason, NULL AS "salesChannel", NULL AS verdict,
         count(*)::integer AS count
    FROM sku WHERE ${whose} AND deleted_at IS NULL GROUP BY localization_status
   UNION ALL
  SELECT 'reason', NULL, message ->> 'code', NULL, NULL, count(DISTINCT sku.id)::integer
    FROM sku, jsonb_array_elements(localization_messages) AS message
   WHERE ${whose} AND deleted_at IS NULL AND localization_messages <> '[]' GROUP BY message ->> 'code'
   UNION ALL
  SELECT 'channel', status, NULL, sales_channel, NULL, count(*)::integer
    FROM sku_channel WHERE ${whose} GROUP BY sales_channel, status
   UNION ALL
  SELECT 'verdict', NULL, NULL, sales_channel, verdict, count::integer
    FROM sku_verdict_count WHERE ${condition} AND count > 0
   ORDER BY 1, 4, 2, 3, 5`;
