import type { UnitOfWork, Writes } from '#messaging';
import type { Queries } from '#platform';
import type { MappingOwner } from '../domain/mapping.js';
import type { RequirementRecheckEntity } from './requirement-recheck.entity.js';

/** A job that is due, locked to the commit. */
export type DueRequirements = Pick<
  RequirementRecheckEntity,
  'salesChannel' | 'merchantId' | 'afterSku' | 'untilSku' | 'again'
>;

/** Jobs that are under way, together; SKUs. */
export interface RecheckProgress {
  changed: number;
  remaining: number;
  startedAt: Date;
}

/**
 * Keeps what channels require as it is to the commit, ahead of the next query. A transaction that compares SKUs with it
 * locks the SKUs first: a SKU that gets its entry meanwhile would be seen neither by the change nor by the job that it starts.
 */
export function holdRequirements(db: Writes, salesChannels: readonly string[]): void {
  if (salesChannels.length > 0) db.write(HOLD, [salesChannels]);
}

/**
 * Begins a change of a channel's requirements: no SKU is compared with them until the commit, and then those of its
 * merchants are compared with the new ones. A job in progress continues and then repeats the SKUs that it has compared,
 * so that many changes in a row do not keep it from its end.
 * @param owner whose SKUs: of one merchant, or of all
 */
export function beginChange(db: Writes, salesChannel: string, owner: MappingOwner): void {
  db.write(...ofOwner(startWhere, salesChannel, owner));
  // In the order of a job: its row, then the lock.
  db.write(LOCK, [salesChannel]);
}

/** Takes the job that has waited longest and that no other process works on. */
export async function lockDueRequirements(
  unitOfWork: UnitOfWork,
): Promise<DueRequirements | undefined> {
  const [due] = await unitOfWork.query<DueRequirements>(LOCK_DUE);
  return due;
}

/** Locks a job to the commit, unless it went on or changed meanwhile. */
export async function lockUnchangedRequirements(
  unitOfWork: UnitOfWork,
  { salesChannel, merchantId, afterSku, untilSku, again }: DueRequirements,
): Promise<boolean> {
  const place = [salesChannel, merchantId, afterSku, untilSku, again];
  return (await unitOfWork.query(LOCK_UNCHANGED, place)).length > 0;
}

/** The next SKUs of a job that have an entry in its channel. */
export async function nextSkusOfRecheck(
  db: Queries,
  { salesChannel, merchantId, afterSku, untilSku, again }: DueRequirements,
  most: number,
): Promise<{ merchantId: string; skuId: string }[]> {
  const until = again ? untilSku : null;
  return db.query(NEXT, [salesChannel, merchantId, afterSku, until, most]);
}

/** Notes how far a locked job came. @param last of the portion; nothing when there are no more SKUs */
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

/** @returns nothing when all SKUs of the channel are compared. @param owner whose SKUs */
export async function loadRecheckProgress(
  db: Queries,
  salesChannel: string,
  owner: MappingOwner,
): Promise<RecheckProgress | undefined> {
  const [row] = await db.query<RecheckProgress>(...ofOwner(progressWhere, salesChannel, owner));
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

const KEY = `hashtextextended(concat_ws(' ', current_schema(), 'requirements', channel), 0)`;

const HOLD = `
  SELECT pg_advisory_xact_lock_shared(${KEY})
    FROM (SELECT DISTINCT channel FROM unnest($1::text[]) AS channel ORDER BY channel) AS t`;

const LOCK = `SELECT pg_advisory_xact_lock(${KEY}) FROM (SELECT $1::text AS channel) AS t`;

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

const progressWhere = (condition: string): string => `
  SELECT sum(r.changed)::int AS changed, min(r.started_at) AS "startedAt", sum(t.skus)::int AS remaining
    FROM requirement_recheck r
   CROSS JOIN LATERAL (
     SELECT count(*) AS skus FROM sku_channel c
      WHERE c.merchant_id = r.merchant_id AND c.sales_channel = r.sales_channel
        AND CASE WHEN r.again THEN c.sku_id > r.after_sku AND c.sku_id <= r.until_sku
                 ELSE c.sku_id > r.after_sku OR c.sku_id <= r.until_sku END) AS t
   WHERE ${condition} AND r.finished_at IS NULL
  HAVING count(*) > 0`;
