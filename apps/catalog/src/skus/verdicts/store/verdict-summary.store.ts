import type { Queries } from '#platform';
import type { Verdict } from '../domain/verdict.js';

/** The number of SKUs with a verdict in one channel or more, and the earliest date since which one of them has it. */
export interface VerdictTotal {
  verdict: Verdict;
  count: number;
  oldest: Date | null;
}

/** The summary of a merchant, without verdicts that no SKU has. */
export function loadVerdictTotals(
  queries: Queries,
  merchantId: string,
  verdicts: readonly Verdict[],
): Promise<VerdictTotal[]> {
  return queries.query(totals('v.merchant_id = $2'), [verdicts, merchantId]);
}

/** The summary of all merchants. */
export function loadVerdictTotalsOfAllMerchants(
  queries: Queries,
  verdicts: readonly Verdict[],
): Promise<VerdictTotal[]> {
  return queries.query(totals('true'), [verdicts, '']);
}

/** The number of live SKUs at the end of a day, in UTC; for today, the current number. */
export interface LiveSkusOfDay {
  day: string;
  count: number;
}

/** The counts of a merchant on the last days, including today; days without live SKUs are left out. */
export function loadLiveSkus(
  queries: Queries,
  merchantId: string,
  days: number,
): Promise<LiveSkusOfDay[]> {
  return queries.query(LIVE_SKUS, [merchantId, days]);
}

/** The counts of all merchants. */
export function loadLiveSkusOfAllMerchants(
  queries: Queries,
  days: number,
): Promise<LiveSkusOfDay[]> {
  return queries.query(LIVE_SKUS, ['', days]);
}

// The condition on "live" matches the index.
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
