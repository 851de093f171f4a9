import type { Writes } from '#messaging';
import type { Queries } from '#platform';
import type { SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';

/** Queues stock applications for the SKUs that at least one channel has approved. */
export function queueStockApplications(
  unitOfWork: Writes,
  keys: readonly SkuKey[],
  delayMs: number,
): void {
  if (keys.length > 0) unitOfWork.write(QUEUE, [...columns(keys), delayMs]);
}

/** The SKUs with stock applications that are due: their stock is locked before the tasks. */
export async function dueStockApplications(queries: Queries, most: number): Promise<SkuKey[]> {
  return queries.query(DUE, [most]);
}

/** Deletes and returns the due tasks of these SKUs; the transaction has locked their stock. */
export async function takeStockApplications(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<SkuKey[]> {
  return queries.query(TAKE, columns(keys));
}

const QUEUE = `
  INSERT INTO stock_application_task (merchant_id, sku_id, due_at)
  SELECT DISTINCT merchant_id, sku_id, clock_timestamp() + make_interval(secs => $3::numeric / 1000)
    FROM sku_channel
   WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     AND status = 'SALES_CHANNEL_APPROVED'
   ORDER BY merchant_id, sku_id
  ON CONFLICT DO NOTHING`;

const DUE = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM stock_application_task
   WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`;

const TAKE = `
  DELETE FROM stock_application_task t
   USING unnest($1::text[], $2::text[]) AS due (merchant_id, sku_id)
   WHERE t.merchant_id = due.merchant_id AND t.sku_id = due.sku_id AND t.due_at <= clock_timestamp()
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId"`;
