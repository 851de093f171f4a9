import type { Writes } from '#messaging';
import type { Queries } from '#platform';
import type { SkuKey } from '../../domain/sku.js';
import type { CountChange } from '../domain/verdict-counts.js';
import type { Verdict } from '../domain/verdict.js';
import { columns } from '../../store/sku.store.js';

/** The verdict on a SKU in a channel. */
export interface SkuVerdict extends SkuKey {
  salesChannel: string;
  verdict: Verdict;
}

/** A stored verdict with the date since which it applies. */
export type StoredVerdict = SkuVerdict & { since: Date };

/** The stored verdicts on some SKUs. They are updated shortly after a SKU changes. */
export async function loadVerdicts(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<StoredVerdict[]> {
  return keys.length === 0 ? [] : queries.query(LOAD, columns(keys));
}

/** Stores verdicts that changed; the transaction is the only writer. */
export function writeVerdicts(unitOfWork: Writes, changed: readonly SkuVerdict[]): void {
  if (changed.length === 0) return;
  unitOfWork.write(WRITE, [
    ...columns(changed),
    changed.map(({ salesChannel }) => salesChannel),
    changed.map(({ verdict }) => verdict),
  ]);
}

/** Removes verdicts on SKUs that were deleted or left a channel; the transaction is the only writer. */
export function removeVerdicts(unitOfWork: Writes, gone: readonly SkuVerdict[]): void {
  if (gone.length === 0) return;
  unitOfWork.write(REMOVE, [...columns(gone), gone.map(({ salesChannel }) => salesChannel)]);
}

/** Changes the counts of SKUs and of the day's live SKUs; the transaction is the only writer. */
export function addToCounts(
  unitOfWork: Writes,
  changes: readonly (CountChange & { merchantId: string })[],
): void {
  if (changes.length === 0) return;
  unitOfWork.write(COUNT, [
    changes.map(({ merchantId }) => merchantId),
    changes.map(({ salesChannel }) => salesChannel),
    changes.map(({ verdict }) => verdict),
    changes.map(({ change }) => change),
  ]);
  const merchants = new Set(
    changes.filter(({ verdict }) => verdict === 'live').map(({ merchantId }) => merchantId),
  );
  if (merchants.size > 0) unitOfWork.write(COUNT_DAY, [[...merchants, '']]);
}

const LOAD = `
  SELECT v.merchant_id AS "merchantId", v.sku_id AS "skuId", v.sales_channel AS "salesChannel", v.verdict, v.since
    FROM (SELECT DISTINCT merchant_id, sku_id FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)) AS wanted
    JOIN sku_verdict v USING (merchant_id, sku_id)`;

const WRITE = `
  INSERT INTO sku_verdict (merchant_id, sku_id, sales_channel, verdict, since)
  SELECT merchant_id, sku_id, sales_channel, verdict, clock_timestamp()
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS t (merchant_id, sku_id, sales_channel, verdict)
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET verdict = excluded.verdict, since = excluded.since`;

const REMOVE = `
  DELETE FROM sku_verdict v
   USING unnest($1::text[], $2::text[], $3::text[]) AS t (merchant_id, sku_id, sales_channel)
   WHERE v.merchant_id = t.merchant_id AND v.sku_id = t.sku_id AND v.sales_channel = t.sales_channel`;

// Each change counts for its merchant and, under the empty id, for all merchants together.
const COUNT = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS t (merchant_id, sales_channel, verdict, change)
  )
  INSERT INTO sku_verdict_count AS known (merchant_id, sales_channel, verdict, count)
  SELECT merchant_id, sales_channel, verdict, sum(change)
    FROM (SELECT * FROM given UNION ALL SELECT '', sales_channel, verdict, change FROM given) AS counted
   GROUP BY merchant_id, sales_channel, verdict
  ON CONFLICT (merchant_id, sales_channel, verdict) DO UPDATE SET count = known.count + excluded.count`;

const COUNT_DAY = `
  INSERT INTO live_sku_day (merchant_id, day, count)
  SELECT merchant_id, (clock_timestamp() AT TIME ZONE 'UTC')::date, count FROM sku_verdict_count
   WHERE merchant_id = ANY ($1::text[]) AND sales_channel = '' AND verdict = 'live'
  ON CONFLICT (merchant_id, day) DO UPDATE SET count = excluded.count`;
