import type { UnitOfWork } from '#messaging';
import type { PriceWish } from './price-request.store.js';

/** Prices to be looked at again, page by page. */
export type RequeueJob = { id: string; afterKey: string } & NewRequeueJob;

export type NewRequeueJob =
  | { cause: 'fx'; quote: string }
  | { cause: 'channel'; salesChannel: string }
  | { cause: 'connection'; merchantId: string; salesChannel: string };

/** A page that was done; `nextKey` is left out after the last. */
export interface DonePage {
  nextKey?: string | undefined;
  examined: number;
  queued: number;
}

/** Adds a job, unless one like it has not begun yet. */
export async function addRequeueJob(uow: UnitOfWork, job: NewRequeueJob): Promise<void> {
  await uow.query(
    `INSERT INTO requeue_job (cause, quote, sales_channel, merchant_id)
     SELECT cause, quote, "salesChannel", "merchantId"
       FROM jsonb_to_record($1::jsonb)
            AS t (cause text, quote text, "salesChannel" text, "merchantId" text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(job)],
  );
}

/** Locks the oldest job that no other process works on. */
export async function lockNextJob(uow: UnitOfWork): Promise<RequeueJob | undefined> {
  const [row] = await uow.query<{ job: RequeueJob }>(
    `SELECT json_build_object('id', id::text, 'cause', cause, 'quote', quote, 'salesChannel', sales_channel,
                              'merchantId', merchant_id, 'afterKey', after_key) AS job
       FROM requeue_job ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row?.job;
}

export async function finishPage(uow: UnitOfWork, jobId: string, page: DonePage): Promise<void> {
  if (page.nextKey === undefined) {
    await uow.query(`DELETE FROM requeue_job WHERE id = $1`, [jobId]);
    return;
  }
  await uow.query(
    `UPDATE requeue_job SET after_key = $2, examined = examined + $3, queued = queued + $4 WHERE id = $1`,
    [jobId, page.nextKey, page.examined, page.queued],
  );
}

/** The next settled prices of connected channels that a rate or a channel's terms concern. */
export async function nextSettledPrices(
  uow: UnitOfWork,
  { quote, salesChannel }: { quote?: string; salesChannel?: string },
  afterKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await uow.query<{ price_id: string }>(
    `SELECT r.price_id FROM price_request r
       JOIN merchant m ON m.merchant_id = r.merchant_id AND r.sales_channel = ANY(m.connected_channels)
       LEFT JOIN sales_channel c ON c.sales_channel = r.sales_channel
      WHERE r.price_id > $3 AND r.state IN ('localized', 'failed')
        AND (r.sales_channel = $2 OR c.currency = $1 OR m.currency = $1)
      ORDER BY r.price_id LIMIT $4`,
    [quote ?? null, salesChannel ?? null, afterKey, limit],
  );
  return rows.map(({ price_id }) => price_id);
}

/** Locks the merchant's next SKUs that have a price to be made in a channel. */
export async function lockNextPricedSkus(
  uow: UnitOfWork,
  merchantId: string,
  salesChannel: string,
  afterKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await uow.query<{ sku_id: string }>(
    `SELECT s.sku_id FROM sku s
      WHERE s.merchant_id = $1 AND NOT s.deleted AND s.sku_id > $3
        AND (EXISTS (SELECT FROM origin_price o
                      WHERE o.merchant_id = s.merchant_id AND o.sku_id = s.sku_id)
          OR EXISTS (SELECT FROM price_request r
                      WHERE r.merchant_id = s.merchant_id AND r.sku_id = s.sku_id
                        AND r.sales_channel = $2 AND r.kind = 'destination'))
      ORDER BY s.sku_id LIMIT $4 FOR UPDATE`,
    [merchantId, salesChannel, afterKey, limit],
  );
  return rows.map(({ sku_id }) => sku_id);
}

/**
 * What the merchant wants for locked SKUs in a channel: the channel's own destination price if that is newer than
 * the origin price, else the origin price.
 */
export async function wishesForChannel(
  uow: UnitOfWork,
  merchantId: string,
  salesChannel: string,
  skuIds: readonly string[],
): Promise<PriceWish[]> {
  return uow.query<PriceWish>(
    `SELECT m.merchant_id AS "merchantId", s.sku_id AS "skuId", $2::text AS "salesChannel",
            coalesce(r.kind, 'origin') AS kind,
            coalesce(r.sale_price, o.sale_price) AS "salePrice",
            coalesce(r.list_price, o.list_price) AS "listPrice",
            coalesce(r.currency, m.currency) AS currency
       FROM unnest($3::text[]) AS s (sku_id)
       JOIN merchant m ON m.merchant_id = $1
       LEFT JOIN origin_price o ON o.merchant_id = $1 AND o.sku_id = s.sku_id
       LEFT JOIN price_request r ON r.merchant_id = $1 AND r.sku_id = s.sku_id AND r.sales_channel = $2
             AND r.kind = 'destination' AND r.state <> 'withdrawn'
             AND (o.sent_at IS NULL OR r.requested_at > o.sent_at)
      WHERE r.price_id IS NOT NULL OR o.sku_id IS NOT NULL`,
    [merchantId, salesChannel, skuIds],
  );
}
