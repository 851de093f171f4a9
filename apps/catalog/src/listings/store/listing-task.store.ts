import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import type { SkuKey } from '../../skus/domain/sku.js';

/** Whether anything is marked; a cheap look before a transaction. */
export async function hasMarks(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(HAS_MARKS);
  return row?.found === true;
}

/**
 * Makes this transaction the only writer of all lists of channels, so that their positions become visible in order.
 * @returns false, at once, where another process is writing
 */
export async function becomeWriter(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ locked: boolean }>(BECOME_WRITER);
  return row?.locked === true;
}

/**
 * Takes marks of single SKUs in their order, the same number of each merchant before more of any, so that a merchant
 * with many changes does not hold up others.
 */
export async function takeMarksOfAllMerchants(
  db: Queries,
  limits: { all: number; ofMerchant: number },
): Promise<SkuKey[]> {
  return db.query(TAKE, [limits.all, limits.ofMerchant]);
}

/** The next SKUs of the merchant whose fill has waited longest, and the end of the portion. */
export interface FillPortion {
  keys: SkuKey[];
  /** Whether there may be more of any merchant. */
  more: boolean;
}

/** Takes a portion of a fill; the transaction is the only writer. */
export async function takeFillPortion(unitOfWork: UnitOfWork, most: number): Promise<FillPortion> {
  const [fill] = await unitOfWork.query<{ id: string; merchantId: string; afterSku: string }>(
    NEXT_FILL,
  );
  if (!fill) return { keys: [], more: false };
  const keys = await unitOfWork.query<SkuKey>(FILL_KEYS, [fill.merchantId, fill.afterSku, most]);
  if (keys.length < most) unitOfWork.write(END_FILL, [fill.id]);
  else unitOfWork.write(ADVANCE_FILL, [fill.id, keys.at(-1)?.skuId]);
  return { keys, more: true };
}

const HAS_MARKS = `
  SELECT EXISTS (SELECT FROM listing_task) OR EXISTS (SELECT FROM listing_fill) AS found`;

const BECOME_WRITER = `
  SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'listings'), 0)) AS locked`;

const TAKE = `
  WITH RECURSIVE marked AS (
    (SELECT merchant_id FROM listing_task ORDER BY merchant_id LIMIT 1)
     UNION ALL
    SELECT next.merchant_id
      FROM marked CROSS JOIN LATERAL (
        SELECT t.merchant_id FROM listing_task t WHERE t.merchant_id > marked.merchant_id
         ORDER BY t.merchant_id LIMIT 1) AS next
  ), taken AS (
    SELECT own.id FROM marked CROSS JOIN LATERAL (
        SELECT t.id, row_number() OVER (ORDER BY t.id) AS turn FROM listing_task t
         WHERE t.merchant_id = marked.merchant_id ORDER BY t.id LIMIT $2) AS own
     ORDER BY own.turn, own.id LIMIT $1
  )
  DELETE FROM listing_task t USING taken WHERE t.id = taken.id
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId"`;

// A newer fill of the same merchant covers all of an older one.
const NEXT_FILL = `
  WITH next AS (
    SELECT merchant_id FROM listing_fill ORDER BY due_at, id LIMIT 1
  ), newest AS (
    SELECT max(f.id) AS id FROM listing_fill f JOIN next USING (merchant_id)
  ), covered AS (
    DELETE FROM listing_fill f USING next, newest WHERE f.merchant_id = next.merchant_id AND f.id < newest.id
  )
  SELECT f.id, f.merchant_id AS "merchantId", f.after_sku AS "afterSku" FROM listing_fill f JOIN newest USING (id)`;

const FILL_KEYS = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM sku
   WHERE merchant_id = $1 AND sku_id > $2 ORDER BY sku_id LIMIT $3`;

const END_FILL = `DELETE FROM listing_fill WHERE id = $1`;

const ADVANCE_FILL = `UPDATE listing_fill SET after_sku = $2, due_at = clock_timestamp() WHERE id = $1`;
