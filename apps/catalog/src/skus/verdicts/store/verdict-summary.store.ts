import type { Queries } from '#platform';
import type { Verdict } from '../domain/verdict.js';

/** How many SKUs have a verdict in one channel or more, and since when the oldest of them has it. */
export interface VerdictTotal {
  verdict: Verdict;
  count: number;
  oldest: Date | null;
}

/** Those of a merchant; a verdict without SKUs is left out. */
export function loadVerdictTotals(
  queries: Queries,
  merchantId: string,
  verdicts: readonly Verdict[],
): Promise<VerdictTotal[]> {
  return queries.query(totals('v.merchant_id = $2'), [verdicts, merchantId]);
}

/** Those of all merchants. */
export function loadVerdictTotalsOfAllMerchants(
  queries: Queries,
  verdicts: readonly Verdict[],
): Promise<VerdictTotal[]> {
  return queries.query(totals('true'), [verdicts, '']);
}

/** Live SKUs at the end of a day, in UTC; today: now. */
export interface LiveSkusOfDay {
  day: string;
  count: number;
}

/** Those of a merchant on the last days, today included; days without live SKUs are left out. */
export function loadLiveSkus(
  queries: Queries,
  merchantId: string,
  days: number,
): Promise<LiveSkusOfDay[]> {
  return queries.query(LIVE_SKUS, [merchantId, days]);
}

/** Those of all merchants. */
export function loadLiveSkusOfAllMerchants(
  queries: Queries,
  days: number,
): Promise<LiveSkusOfDay[]> {
  return queries.query(LIVE_SKUS, ['', days]);
}

// The condition on "live" is that of the index.
const totals = (whose: string) => `
  SELECT c.verdict, c.count::float8 AS count, first.since AS oldest
    FROM sku_verdict_count c
    LEFT JOIN LATERAL (
      SELECT v.since FROM sku_verdict v WHERE ${whose} AND v.verdict = c.verdict AND v.verdict <> 'live'
       ORDER BY v.since LIMIT 1) AS first ON true
   WHERE c.merchant_id = $2 AND c.sales_channel = '' AND c.count > 0 AND c.verdict = ANY ($1::text[])`;

// A day on which nothing changed has the count of the day before.
const LIVE_SKUS = `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, last.count::float8 AS count
    FROM generate_series(0, $2::int - 1) AS ago
   CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'UTC')::date - ago AS day) AS days
   CROSS JOIN LATERAL (
     SELECT count FROM live_sku_day d WHERE d.merchant_id = $1 AND d.day <= days.day
      ORDER BY d.day DESC LIMIT 1) AS last
   WHERE last.count > 0
   ORDER BY days.day`;
