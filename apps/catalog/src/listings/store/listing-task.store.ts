import { merchantsInTurn, type UnitOfWork, type Writes } from '#messaging';
import type { Queries } from '#platform';
import type { SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';

/** Whether any SKU is marked; a cheap check before a transaction. */
export async function hasMarks(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ found: boolean }>(HAS_MARKS);
  return row?.found === true;
}

/**
 * Makes this transaction the only writer of all lists of channels, so that their positions become visible in order.
 * @returns false, without waiting, if another process is writing
 */
export async function becomeWriter(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ locked: boolean }>(BECOME_WRITER);
  return row?.locked === true;
}

/** A mark of a SKU. */
export interface Mark extends SkuKey {
  id: string;
}

/**
 * The next due marks of single SKUs, in order. Each merchant gets the same share, so that a merchant with many changes
 * does not delay others; a merchant's single changes go before those of batches (decision 8.5). Returns fewer than
 * `all` if only a few merchants have many marks.
 * @param limits.ofMerchant the minimum share of a merchant, regardless of the number of merchants
 */
export async function nextMarksOfAllMerchants(
  queries: Queries,
  limits: { all: number; ofMerchant: number },
): Promise<Mark[]> {
  return queries.query(NEXT_MARKS, [limits.all, limits.ofMerchant]);
}

/** Removes marks; the transaction is the only writer. */
export function removeMarks(unitOfWork: Writes, marks: readonly Mark[]): void {
  if (marks.length > 0) unitOfWork.write(REMOVE_MARKS, [marks.map(({ id }) => id)]);
}

/** Marks SKUs again, to be updated after some time, behind single changes of the same merchant (decision 8.5). */
export function markAgain(unitOfWork: Writes, keys: readonly SkuKey[], afterMs: number): void {
  if (keys.length > 0) unitOfWork.write(MARK_AGAIN, [...columns(keys), afterMs]);
}

/** The next SKUs of the merchant whose fill has waited longest. */
export interface FillPortion {
  id: string;
  keys: SkuKey[];
  /** The merchant may have more SKUs. */
  more: boolean;
}

/** @returns undefined if no merchant has a fill. The transaction is the only writer */
export async function nextFillPortion(
  unitOfWork: UnitOfWork,
  most: number,
): Promise<FillPortion | undefined> {
  const [fill] = await unitOfWork.query<{ id: string; merchantId: string; afterSku: string }>(
    NEXT_FILL,
  );
  if (!fill) return undefined;
  const keys = await unitOfWork.query<SkuKey>(FILL_KEYS, [fill.merchantId, fill.afterSku, most]);
  return { id: fill.id, keys, more: keys.length === most };
}

/** Records that a portion of a fill is done; the transaction is the only writer. */
export function advanceFill(unitOfWork: Writes, { id, keys, more }: FillPortion): void {
  if (more) unitOfWork.write(ADVANCE_FILL, [id, keys.at(-1)?.skuId]);
  else unitOfWork.write(END_FILL, [id]);
}

const HAS_MARKS = `
  SELECT EXISTS (SELECT FROM listing_task WHERE due_at <= clock_timestamp())
      OR EXISTS (SELECT FROM listing_fill) AS found`;

const BECOME_WRITER = `
  SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'listings'), 0)) AS locked`;

const NEXT_MARKS = `
  WITH RECURSIVE ${merchantsInTurn('listing_task')}, share AS (
    SELECT greatest($2::bigint, $1::bigint / greatest(count(*), 1)) AS most FROM turn
  )
  SELECT own.id, own.merchant_id AS "merchantId", own.sku_id AS "skuId"
    FROM turn CROSS JOIN LATERAL (
      SELECT t.*, row_number() OVER (ORDER BY t.bulk, t.id) AS place FROM listing_task t
       WHERE t.merchant_id = turn.merchant AND t.due_at <= clock_timestamp()
       ORDER BY t.bulk, t.id LIMIT (SELECT most FROM share)) AS own
   ORDER BY own.place, own.id LIMIT $1`;

const REMOVE_MARKS = `DELETE FROM listing_task WHERE id = ANY ($1::bigint[])`;

const MARK_AGAIN = `
  INSERT INTO listing_task (merchant_id, sku_id, bulk, due_at)
  SELECT merchant_id, sku_id, true, clock_timestamp() + $3::int * interval '1 ms'
    FROM unnest($1::text[], $2::text[]) AS t (merchant_id, sku_id)`;

// A newer fill of the same merchant includes the older one.
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
