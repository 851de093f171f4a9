import type { UnitOfWork, Writes } from '#messaging';
import type { Queries } from '#platform';
import type { SkuKey } from '../../skus/domain/sku.js';
import { EVERYWHERE, type TradeRestriction } from '../domain/trade-restriction.js';
import { inForceOn, LAST_DAY } from './trade-restriction.store.js';

/** A due recheck, locked until the commit. */
export interface DueRecheck {
  restrictionId: string;
  hsPrefix: string;
  dueAt: Date | null;
  afterCode: string;
  afterMerchant: string;
  afterSku: string;
}

/** A SKU with the digits of its customs code. */
type CodedSku = SkuKey & { code: string };

/** Starts the recheck of a restriction's SKUs at the first SKU, on the first day on which it may affect them. */
export function startRecheck(unitOfWork: Writes, restrictionId: string, from: Date): void {
  unitOfWork.write(START, [restrictionId, from]);
}

/** Claims the oldest due recheck that no other process works on; periodic rechecks come last. */
export async function lockDueRecheck(
  unitOfWork: UnitOfWork,
  now: Date,
): Promise<DueRecheck | undefined> {
  const [due] = await unitOfWork.query<DueRecheck>(LOCK_DUE, [now]);
  return due;
}

/** Locks a recheck until the commit, unless another process has advanced or restarted it. */
export async function lockUnchangedRecheck(
  unitOfWork: UnitOfWork,
  { restrictionId, dueAt, afterCode, afterMerchant, afterSku }: DueRecheck,
): Promise<boolean> {
  const place = [restrictionId, dueAt, afterCode, afterMerchant, afterSku];
  return (await unitOfWork.query(LOCK_UNCHANGED, place)).length > 0;
}

/** The next live SKUs of a recheck, in any localization status: the status may change before they are locked. */
export function nextSkusOfAllMerchants(
  queries: Queries,
  { hsPrefix, afterCode, afterMerchant, afterSku }: DueRecheck,
  most: number,
): Promise<CodedSku[]> {
  const [first, above] = rangeOf(hsPrefix);
  return queries.query(NEXT, [afterCode || first, afterMerchant, afterSku, above, most]);
}

/**
 * Stores the progress of a locked recheck.
 * @param last the last SKU of the portion; undefined if there are no more SKUs
 */
export async function advanceRecheck(
  unitOfWork: UnitOfWork,
  { restrictionId }: DueRecheck,
  last: CodedSku | undefined,
  now: Date,
): Promise<void> {
  if (!last) await unitOfWork.query(FINISH, [restrictionId, now, AGAIN_AFTER]);
  else {
    const { code, merchantId, skuId } = last;
    await unitOfWork.query(ADVANCE, [restrictionId, now, code, merchantId, skuId]);
  }
}

/** Postpones a locked recheck after a failure, so that others go first. */
export async function postponeRecheck(
  unitOfWork: UnitOfWork,
  { restrictionId }: DueRecheck,
  until: Date,
): Promise<void> {
  await unitOfWork.query(POSTPONE, [restrictionId, until]);
}

/** The number of localized SKUs that a restriction would affect. */
export interface ConcernedSkus {
  destinations: { destination: string; skus: number }[];
  /** Whether every SKU with its customs codes was counted. */
  complete: boolean;
}

/**
 * Counts the localized SKUs that a restriction would affect in each destination, without SKUs that are prohibited there
 * already.
 * @param day the day on which other prohibitions apply
 * @param most the maximum number of SKUs to read, because a catalog can have any size
 */
export async function countConcernedOfAllMerchants(
  queries: Queries,
  { destination, hsPrefix }: TradeRestriction,
  day: string,
  most = 100_000,
): Promise<ConcernedSkus> {
  const parameters = [...rangeOf(hsPrefix), destination, day, EVERYWHERE, most];
  const [counted] = await queries.query<ConcernedSkus>(COUNT, parameters);
  if (!counted) throw new Error('nothing was counted');
  return counted;
}

/** The prefix and its successor in byte order, which enclose its customs codes; a colon follows the digits. */
function rangeOf(hsPrefix: string): [string, string] {
  const last = hsPrefix.length - 1;
  return [hsPrefix, hsPrefix.slice(0, last) + String.fromCodePoint(hsPrefix.charCodeAt(last) + 1)];
}

/**
 * While a restriction is in force, its SKUs are rechecked regularly, because the channels of their merchants may
 * change.
 */
const AGAIN_AFTER = '1 day';

/** The expression of the index `sku_customs_code`. */
const CODE = `(left(replace(content->>'hscode', '.', ''), 10) COLLATE "C")`;

const START = `
  INSERT INTO restriction_recheck (restriction_id, due_at) VALUES ($1, $2)
  ON CONFLICT (restriction_id) DO UPDATE
     SET due_at = excluded.due_at, periodic = false, started_at = NULL, after_code = '', after_merchant = '', after_sku = ''`;

const LOCK_DUE = `
  SELECT c.restriction_id AS "restrictionId", c.due_at AS "dueAt", r.hs_prefix AS "hsPrefix", c.after_code AS "afterCode",
         c.after_merchant AS "afterMerchant", c.after_sku AS "afterSku"
    FROM restriction_recheck c JOIN trade_restriction r USING (restriction_id)
   WHERE c.due_at <= $1
   ORDER BY c.periodic, c.due_at LIMIT 1 FOR NO KEY UPDATE OF c SKIP LOCKED`;

const LOCK_UNCHANGED = `
  SELECT restriction_id FROM restriction_recheck
   WHERE restriction_id = $1 AND due_at = $2 AND (after_code, after_merchant, after_sku) = ($3, $4, $5)
     FOR NO KEY UPDATE`;

const NEXT = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", ${CODE} AS code
    FROM sku
   WHERE deleted_at IS NULL AND (${CODE}, merchant_id, sku_id) > ($1::text COLLATE "C", $2, $3) AND ${CODE} < $4
   ORDER BY ${CODE}, merchant_id, sku_id LIMIT $5`;

const ADVANCE = `
  UPDATE restriction_recheck
     SET started_at = coalesce(started_at, $2), after_code = $3, after_merchant = $4, after_sku = $5
   WHERE restriction_id = $1`;

// The next due time depends on when the recheck started, because the first SKUs were checked under the earlier law.
// Before the first day: on the first day. In force: after a day, or at the end. At the end: once more after an hour,
// because a process with a slow clock, or a check in progress, may have denied a SKU meanwhile. Later: never.
const FINISH = `
  UPDATE restriction_recheck c
     SET due_at = CASE
           WHEN t.over <= t.first THEN NULL
           WHEN t.began < t.first THEN t.first
           WHEN t.over IS NULL OR t.began < t.over THEN least(t.began + $3::interval, t.over)
           WHEN t.began < t.over + interval '1 hour' THEN t.over + interval '1 hour' END,
         periodic = t.began >= t.first AND (t.over IS NULL OR greatest(t.began + $3::interval, $2) < t.over),
         started_at = NULL, after_code = '', after_merchant = '', after_sku = ''
    FROM (SELECT restriction_id, coalesce(started_at, $2) AS began, valid_from::timestamptz AS first,
                 (${LAST_DAY} + 1)::timestamptz AS over
            FROM restriction_recheck JOIN trade_restriction USING (restriction_id)) AS t
   WHERE c.restriction_id = $1 AND t.restriction_id = c.restriction_id`;

const POSTPONE = 'UPDATE restriction_recheck SET due_at = $2 WHERE restriction_id = $1';

const COUNT = `
  WITH market AS (
    SELECT DISTINCT n.merchant_id, c.country
      FROM connection n JOIN merchant m USING (merchant_id) JOIN sales_channel c USING (sales_channel)
     WHERE m.active AND c.active AND $3 IN (c.country, $5)
  ), looked AS (
    SELECT merchant_id, ${CODE} AS code, localization_status AS status
      FROM sku
     WHERE deleted_at IS NULL AND ${CODE} >= $1 AND ${CODE} < $2
     ORDER BY ${CODE}, merchant_id, sku_id LIMIT $6::int + 1
  ), counted AS (
    SELECT merchant_id, code, count(*) AS skus FROM looked WHERE status = 'READY_FOR_SALES_CHANNEL'
     GROUP BY merchant_id, code
  ), concerned AS (
  SELECT country AS destination, sum(skus)::int AS skus
    FROM counted JOIN market USING (merchant_id)
   WHERE NOT EXISTS (
     SELECT FROM generate_series(2, 10) AS length JOIN trade_restriction r ON r.hs_prefix = left(counted.code, length)
      WHERE r.kind = 'prohibited' AND r.destination IN (market.country, $5) AND ${inForceOn('$4::date')})
   GROUP BY country
  )
  SELECT (SELECT count(*) <= $6 FROM looked) AS complete,
         (SELECT coalesce(json_agg(concerned ORDER BY destination), '[]') FROM concerned) AS destinations`;
