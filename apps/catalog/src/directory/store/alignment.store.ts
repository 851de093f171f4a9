import type { UnitOfWork } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '#platform';

/** A merchant and a channel to which it is or was connected. */
export interface MerchantChannel {
  merchantId: string;
  salesChannel: string;
}

/** The alignment of a merchant's SKUs with one channel, with its progress. */
export interface Alignment extends MerchantChannel {
  runId: string;
  afterSku: string;
}

/** The progress of an unfinished alignment, in SKUs. */
export interface AlignmentProgress extends MerchantChannel {
  changed: number;
  remaining: number;
  startedAt: Date;
}

/** Starts alignments at the first SKU, regardless of earlier alignments. */
export async function startAlignments(
  queries: Queries,
  pairs: readonly MerchantChannel[],
): Promise<void> {
  if (pairs.length === 0) return;
  await queries.query(START, [
    pairs.map(({ merchantId }) => merchantId),
    pairs.map(({ salesChannel }) => salesChannel),
    pairs.map(() => uuidv7()),
  ]);
}

/** Claims the alignment that has waited longest, so that no other worker claims it during the lease. */
export async function claimAlignment(
  queries: Queries,
  leaseMs: number,
): Promise<Alignment | undefined> {
  const [claimed] = await queries.query<Alignment>(CLAIM, [leaseMs]);
  return claimed;
}

/** Locks a claimed alignment. @returns false when it was restarted or another worker has continued it */
export async function lockAlignment(
  unitOfWork: UnitOfWork,
  { merchantId, salesChannel, runId, afterSku }: Alignment,
): Promise<boolean> {
  return (await unitOfWork.query(LOCK, [merchantId, salesChannel, runId, afterSku])).length > 0;
}

/** Stores the progress of a locked alignment; the next portion may start at once. */
export async function advanceAlignment(
  queries: Queries,
  { merchantId, salesChannel }: MerchantChannel,
  { afterSku, changed, finished }: { afterSku: string; changed: number; finished: boolean },
): Promise<void> {
  await queries.query(ADVANCE, [merchantId, salesChannel, afterSku, changed, finished]);
}

/** Unfinished alignments of a channel, by merchant. */
export async function loadAlignments(
  queries: Queries,
  salesChannel: string,
): Promise<AlignmentProgress[]> {
  return queries.query(PROGRESS, [salesChannel]);
}

const START = `
  INSERT INTO entry_alignment (merchant_id, sales_channel, run_id)
  SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[]) AS t (merchant_id, sales_channel, run_id)
   ORDER BY merchant_id, sales_channel
  ON CONFLICT (merchant_id, sales_channel) DO UPDATE
     SET run_id = excluded.run_id, after_sku = '', changed = 0, due_at = clock_timestamp(),
         started_at = clock_timestamp(), finished_at = NULL`;

const CLAIM = `
  WITH due AS (
    SELECT merchant_id, sales_channel FROM entry_alignment
     WHERE finished_at IS NULL AND due_at <= clock_timestamp()
     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE entry_alignment a SET due_at = clock_timestamp() + make_interval(secs => $1::numeric / 1000)
      FROM due WHERE a.merchant_id = due.merchant_id AND a.sales_channel = due.sales_channel
    RETURNING a.*
  )
  SELECT merchant_id AS "merchantId", sales_channel AS "salesChannel", run_id AS "runId", after_sku AS "afterSku"
    FROM claimed`;

const LOCK = `
  SELECT FROM entry_alignment
   WHERE merchant_id = $1 AND sales_channel = $2 AND run_id = $3 AND after_sku = $4 AND finished_at IS NULL
     FOR UPDATE`;

const ADVANCE = `
  UPDATE entry_alignment
     SET after_sku = $3, changed = changed + $4, due_at = clock_timestamp(),
         finished_at = CASE WHEN $5::boolean THEN clock_timestamp() END
   WHERE merchant_id = $1 AND sales_channel = $2`;

const PROGRESS = `
  SELECT a.merchant_id AS "merchantId", a.sales_channel AS "salesChannel", a.changed, a.started_at AS "startedAt",
         (SELECT count(*)::int FROM sku s
           WHERE s.merchant_id = a.merchant_id AND s.sku_id > a.after_sku AND s.deleted_at IS NULL) AS remaining
    FROM entry_alignment a
   WHERE a.sales_channel = $1 AND a.finished_at IS NULL
   ORDER BY a.merchant_id`;
