import type { Queries } from '#platform';
import type { EntryStatus } from '../domain/channel-entry.js';
import type { LocalizationStatus } from '../domain/localization-lifecycle.js';

/** Live SKUs; a SKU is counted once in each reason that it has, and once in each channel. */
export type SkuCount =
  | { kind: 'status'; status: LocalizationStatus; count: number }
  | { kind: 'reason'; reason: string; count: number }
  | { kind: 'channel'; salesChannel: string; status: EntryStatus; count: number };

/** Those of a merchant, sorted within each kind. */
export function countSkus(db: Queries, merchantId: string): Promise<SkuCount[]> {
  return db.query(counts('merchant_id = $1'), [merchantId]);
}

/** Those of all merchants. */
export function countSkusOfAllMerchants(db: Queries): Promise<SkuCount[]> {
  return db.query(counts('true'));
}

const counts = (whose: string) => `
  SELECT 'status' AS kind, localization_status AS status, NULL AS reason, NULL AS "salesChannel", count(*)::integer
    FROM sku WHERE ${whose} AND deleted_at IS NULL GROUP BY localization_status
   UNION ALL
  SELECT 'reason', NULL, message ->> 'code', NULL, count(DISTINCT sku.id)::integer
    FROM sku, jsonb_array_elements(localization_messages) AS message
   WHERE ${whose} AND deleted_at IS NULL AND localization_messages <> '[]' GROUP BY message ->> 'code'
   UNION ALL
  SELECT 'channel', status, NULL, sales_channel, count(*)::integer
    FROM sku_channel WHERE ${whose} GROUP BY sales_channel, status
   ORDER BY 1, 4, 2, 3`;
