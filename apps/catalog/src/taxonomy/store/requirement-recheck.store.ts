import type { UnitOfWork, Writes } from '#messaging';
import type { Queries } from '#platform';
import type { MappingOwner } from '../domain/mapping.js';

/** The progress of all unfinished jobs together, in SKUs. */
export interface RecheckProgress {
  changed: number;
  /** The number of remaining SKUs, counted up to 100,000. */
  remaining: number;
  startedAt: Date;
}

/** A merchant in a channel. */
export interface RequirementPlace {
  merchantId: string;
  salesChannel: string;
}

/** A due job, locked until the commit. */
export interface DueRequirements extends RequirementPlace {
  afterSku: string;
  untilSku: string;
  again: boolean;
}

/**
 * Locks the requirements of channels for merchants until the commit, before the next query. A transaction that compares
 * SKUs with the requirements locks the SKUs first: otherwise neither the change nor the job that it starts would see a
 * SKU that gets its entry meanwhile. A transaction does this once, for all its SKUs.
 */
export function holdRequirements(unitOfWork: Writes, places: readonly RequirementPlace[]): void {
  if (places.length === 0) return;
  unitOfWork.write(HOLD, [
    places.map(({ salesChannel }) => salesChannel),
    places.map(({ merchantId }) => merchantId),
  ]);
}

/**
 * Ends a change of a channel's requirements, after all its writes: waits for the transactions that compare SKUs with
 * the former requirements, blocks new ones until the commit, and starts a comparison of the SKUs afterwards. A
 * comparison therefore sees all of a change or nothing of it. A job in progress continues and then repeats the SKUs
 * that it has compared, so that many consecutive changes do not prevent its end.
 *
 * A merchant's change waits only for comparisons of its own SKUs, and blocks only these; an operator's change does so
 * for all merchants in the channel. A merchant has one lock for all its channels: one lock for each would be thousands
 * in a portion with SKUs of many merchants in many channels, and the lock table of Postgres has a capacity of some
 * thousands in total.
 *
 * The orders of locks have no cycle. A change takes its owner's lock, the rows that it changes, the rows of jobs by
 * merchant, and then one of these locks, exclusively. A comparison takes the row of its job, SKUs, channels, merchants,
 * all shared and each kind sorted, and then clocks. A change never locks SKUs or takes a clock; a comparison never
 * takes an owner's lock, and of the rows that a change writes only that of a job.
 * @param owner the owner of the SKUs: one merchant, or all
 */
export function beginRecheck(unitOfWork: Writes, salesChannel: string, owner: MappingOwner): void {
  const start = ofOwner(startWhere, salesChannel, owner);
  const isOfAll = owner === 'operators';
  unitOfWork.write(...start);
  unitOfWork.write(LOCK, isOfAll ? ['channel', salesChannel] : ['merchant', owner.merchantId]);
  // Runs a second time: the SKUs of a merchant that was connected meanwhile may have been compared before the lock.
  if (isOfAll) unitOfWork.write(...start);
}

/** Claims the job that has waited longest and that no other process works on. */
export async function lockDueRequirements(
  unitOfWork: UnitOfWork,
): Promise<DueRequirements | undefined> {
  const [due] = await unitOfWork.query<DueRequirements>(LOCK_DUE);
  return due;
}

/** Locks a job until the commit, unless it advanced or changed meanwhile. */
export async function lockUnchangedRequirements(
  unitOfWork: UnitOfWork,
  { salesChannel, merchantId, afterSku, untilSku, again }: DueRequirements,
): Promise<boolean> {
  const place = [salesChannel, merchantId, afterSku, untilSku, again];
  return (await unitOfWork.query(LOCK_UNCHANGED, place)).length > 0;
}

/** The next SKUs of a job that have an entry in its channel. */
export async function nextSkusOfRecheck(
  queries: Queries,
  { salesChannel, merchantId, afterSku, untilSku, again }: DueRequirements,
  most: number,
): Promise<{ merchantId: string; skuId: string }[]> {
  const until = again ? untilSku : null;
  return queries.query(NEXT, [salesChannel, merchantId, afterSku, until, most]);
}

/** Stores the progress of a locked job. @param last the last SKU of the portion; undefined if there are no more SKUs */
export async function advanceRequirements(
  unitOfWork: UnitOfWork,
  { salesChannel, merchantId, untilSku, again }: DueRequirements,
  { last, changed }: { last: string | undefined; changed: number },
): Promise<void> {
  const repeats = last === undefined && !again && untilSku !== '';
  await unitOfWork.query(ADVANCE, [
    salesChannel,
    merchantId,
    last ?? '',
    again || repeats,
    changed,
    last === undefined && !repeats,
  ]);
}

/** @returns undefined if all SKUs of the channel are compared. @param owner the owner of the SKUs */
export async function loadRecheckProgress(
  queries: Queries,
  salesChannel: string,
  owner: MappingOwner,
): Promise<RecheckProgress | undefined> {
  const [row] = await queries.query<RecheckProgress>(
    ...ofOwner(progressWhere, salesChannel, owner),
  );
  return row;
}

/** A statement about a merchant's jobs in a channel, or about those of all merchants for operators. */
function ofOwner(
  statementWhere: (condition: string) => string,
  salesChannel: string,
  owner: MappingOwner,
): [string, string[]] {
  return owner === 'operators'
    ? [statementWhere('sales_channel = $1'), [salesChannel]]
    : [statementWhere('sales_channel = $1 AND merchant_id = $2'), [salesChannel, owner.merchantId]];
}

const keyOf = (kind: string, id: string): string =>
  `hashtextextended(concat_ws(' ', current_schema(), 'requirements', ${kind}, ${id}), 0)`;

// Postgres does not flatten a sorted subquery, so the locks are taken in its order: channels first.
const HOLD = `
  SELECT pg_advisory_xact_lock_shared(${keyOf('kind', 'id')})
    FROM (SELECT 'channel' AS kind, unnest($1::text[]) AS id UNION SELECT 'merchant', unnest($2::text[])
           ORDER BY kind, id) AS sorted`;

const LOCK = `SELECT pg_advisory_xact_lock(${keyOf('$1::text', '$2::text')})`;

const startWhere = (condition: string): string => `
  INSERT INTO requirement_recheck AS r (sales_channel, merchant_id)
  SELECT sales_channel, merchant_id FROM connection
   WHERE ${condition} ORDER BY merchant_id
  ON CONFLICT (sales_channel, merchant_id) DO UPDATE
     SET until_sku = CASE WHEN r.finished_at IS NULL THEN r.after_sku ELSE '' END,
         after_sku = CASE WHEN r.finished_at IS NULL THEN r.after_sku ELSE '' END,
         changed = CASE WHEN r.finished_at IS NULL THEN r.changed ELSE 0 END,
         started_at = CASE WHEN r.finished_at IS NULL THEN r.started_at ELSE excluded.started_at END,
         due_at = CASE WHEN r.finished_at IS NULL THEN r.due_at ELSE excluded.due_at END,
         again = false, finished_at = NULL`;

const LOCK_DUE = `
  SELECT sales_channel AS "salesChannel", merchant_id AS "merchantId", after_sku AS "afterSku",
         until_sku AS "untilSku", again
    FROM requirement_recheck WHERE finished_at IS NULL
   ORDER BY due_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

const LOCK_UNCHANGED = `
  SELECT FROM requirement_recheck
   WHERE sales_channel = $1 AND merchant_id = $2 AND (after_sku, until_sku, again) = ($3, $4, $5::boolean)
     AND finished_at IS NULL
     FOR NO KEY UPDATE`;

const NEXT = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM sku_channel
   WHERE sales_channel = $1 AND merchant_id = $2 AND sku_id > $3 AND ($4::text IS NULL OR sku_id <= $4)
   ORDER BY merchant_id, sku_id LIMIT $5`;

const ADVANCE = `
  UPDATE requirement_recheck
     SET after_sku = $3, again = $4, changed = changed + $5, due_at = clock_timestamp(),
         finished_at = CASE WHEN $6::boolean THEN clock_timestamp() END
   WHERE sales_channel = $1 AND merchant_id = $2`;

const MOST_COUNTED = 100_000;

/** The entries of a job in a range of the primary key. */
const entriesIn = (range: string): string => `
  SELECT FROM sku_channel c
   WHERE c.merchant_id = job.merchant_id AND c.sales_channel = job.sales_channel AND ${range}`;

// One branch for each range of SKUs, so that only counted rows are read through the primary key.
const progressWhere = (condition: string): string => `
  WITH job AS MATERIALIZED (
    SELECT * FROM requirement_recheck WHERE ${condition} AND finished_at IS NULL
  )
  SELECT sum(changed)::int AS changed, min(started_at) AS "startedAt",
         (SELECT count(*)::int FROM (
            SELECT FROM job CROSS JOIN LATERAL (
              ${entriesIn('job.again AND c.sku_id > job.after_sku AND c.sku_id <= job.until_sku')} UNION ALL
              ${entriesIn('NOT job.again AND c.sku_id > job.after_sku')} UNION ALL
              ${entriesIn('NOT job.again AND c.sku_id <= least(job.after_sku, job.until_sku)')}
               LIMIT ${MOST_COUNTED}) AS entry
             LIMIT ${MOST_COUNTED}) AS counted) AS remaining
    FROM job HAVING count(*) > 0`;
