import type { UnitOfWork, Writes } from '#messaging';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

interface DuePublication extends SkuKey {
  salesChannel: string;
}

/** A SKU that the sandbox connector is to offer to a channel. */
export interface PublicationTask extends DuePublication {
  /** The trace of what queued it. */
  traceparent: string | null;
}

/** Queues the SKUs that are localized, active, priced in a channel, and wait for it. */
export function queuePublications(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
  delayMs: number,
): void {
  if (keys.length === 0) return;
  const traces = keys.map((key) => unitOfWork.traceOfKey(skuSubject(key)) ?? null);
  unitOfWork.write(QUEUE, [...columns(keys), delayMs, traces]);
}

/** Publications that are due: their SKUs are locked before the tasks. */
export async function duePublications(db: Queries, most: number): Promise<DuePublication[]> {
  return db.query(DUE, [most]);
}

/** Takes those of the tasks away that are still there, for the work of this transaction, which has locked their SKUs. */
export async function takePublications(
  db: Queries,
  due: readonly DuePublication[],
): Promise<PublicationTask[]> {
  return db.query(TAKE, [...columns(due), due.map(({ salesChannel }) => salesChannel)]);
}

/** Queues the stock of SKUs for their channels: that are approved in at least one. */
export function queueStockApplications(db: Writes, keys: readonly SkuKey[], delayMs: number): void {
  if (keys.length > 0) db.write(QUEUE_STOCK, [...columns(keys), delayMs]);
}

/** The SKUs with stock applications that are due: their stock is locked before the tasks. */
export async function dueStockApplications(db: Queries, most: number): Promise<SkuKey[]> {
  return db.query(DUE_STOCK, [most]);
}

/** Takes the due tasks of these SKUs away, for the work of this transaction, which has locked their stock. */
export async function takeStockApplications(
  db: Queries,
  keys: readonly SkuKey[],
): Promise<SkuKey[]> {
  return db.query(TAKE_STOCK, columns(keys));
}

const QUEUE = `
  INSERT INTO publication_task (merchant_id, sku_id, sales_channel, due_at, traceparent)
  SELECT s.merchant_id, s.sku_id, c.sales_channel, clock_timestamp() + make_interval(secs => $3::numeric / 1000),
         asked.traceparent
    FROM unnest($1::text[], $2::text[], $4::text[]) AS asked (merchant_id, sku_id, traceparent)
    JOIN sku s USING (merchant_id, sku_id)
    JOIN sku_channel c USING (merchant_id, sku_id)
    JOIN sku_price p USING (merchant_id, sku_id, sales_channel)
   WHERE s.deleted_at IS NULL AND s.localization_status = 'READY_FOR_SALES_CHANNEL'
     AND (s.content #>> '{globalSaleChannelData,active}')::boolean
     AND c.status = 'READY_FOR_SALES_CHANNEL' AND c.cause <> 'withdrawal' AND p.state = 'localized'
   ORDER BY s.merchant_id, s.sku_id, c.sales_channel
  ON CONFLICT DO NOTHING`;

const DUE = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", sales_channel AS "salesChannel" FROM publication_task
   WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`;

const DUE_STOCK = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId" FROM stock_application_task
   WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`;

const TAKE = `
  DELETE FROM publication_task t
   USING unnest($1::text[], $2::text[], $3::text[]) AS due (merchant_id, sku_id, sales_channel)
   WHERE t.merchant_id = due.merchant_id AND t.sku_id = due.sku_id AND t.sales_channel = due.sales_channel
     AND t.due_at <= clock_timestamp()
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId", t.sales_channel AS "salesChannel", t.traceparent`;

const QUEUE_STOCK = `
  INSERT INTO stock_application_task (merchant_id, sku_id, due_at)
  SELECT DISTINCT merchant_id, sku_id, clock_timestamp() + make_interval(secs => $3::numeric / 1000)
    FROM sku_channel
   WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     AND status = 'SALES_CHANNEL_APPROVED'
   ORDER BY merchant_id, sku_id
  ON CONFLICT DO NOTHING`;

const TAKE_STOCK = `
  DELETE FROM stock_application_task t
   USING unnest($1::text[], $2::text[]) AS due (merchant_id, sku_id)
   WHERE t.merchant_id = due.merchant_id AND t.sku_id = due.sku_id AND t.due_at <= clock_timestamp()
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId"`;
