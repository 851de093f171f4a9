import type { UnitOfWork } from '#messaging';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

interface DuePublication extends SkuKey {
  salesChannel: string;
}

/** A SKU for the sandbox connector to offer to a channel. */
export interface PublicationTask extends DuePublication {
  /** The trace of the request or event that queued it. */
  traceparent: string | null;
}

/** Queues the SKUs that are localized, active, priced in a channel and not published there yet. */
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
export async function duePublications(queries: Queries, most: number): Promise<DuePublication[]> {
  return queries.query(DUE, [most]);
}

/** Deletes and returns the tasks that still exist; the transaction has locked their SKUs. */
export async function takePublications(
  queries: Queries,
  due: readonly DuePublication[],
): Promise<PublicationTask[]> {
  return queries.query(TAKE, [...columns(due), due.map(({ salesChannel }) => salesChannel)]);
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
     AND c.status = 'READY_FOR_SALES_CHANNEL' AND c.cause NOT IN ('withdrawal', 'requirements') AND p.state = 'localized'
   ORDER BY s.merchant_id, s.sku_id, c.sales_channel
  ON CONFLICT DO NOTHING`;

const DUE = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", sales_channel AS "salesChannel" FROM publication_task
   WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`;

const TAKE = `
  DELETE FROM publication_task t
   USING unnest($1::text[], $2::text[], $3::text[]) AS due (merchant_id, sku_id, sales_channel)
   WHERE t.merchant_id = due.merchant_id AND t.sku_id = due.sku_id AND t.sales_channel = due.sales_channel
     AND t.due_at <= clock_timestamp()
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId", t.sales_channel AS "salesChannel", t.traceparent`;
