import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { Column, Entity, IsNull, PrimaryGeneratedColumn, Raw } from 'typeorm';
import { AT_REST, type PriceWish } from '../../prices/store/price-request.store.js';

/** A job that re-evaluates the prices which a change affects, page by page (decision 5.6). Finished jobs are kept for 7 days. */
@Entity('requeue_job')
class RequeueJobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') cause!: 'fx' | 'channel' | 'connection' | 'rules';
  @Column('text') quote!: string | null;
  @Column('text') salesChannel!: string | null;
  @Column('text') merchantId!: string | null;
  @Column('text') afterKey!: string;
  @Column('integer') examined!: number;
  @Column('integer') queued!: number;
  @Column('text') country!: string | null;
  @Column('timestamp with time zone') startedAt!: Date;
  @Column('timestamp with time zone') dueAt!: Date;
  @Column('timestamp with time zone') finishedAt!: Date | null;
}

/** A job with its progress. */
export type ListedRequeueJob = Readonly<RequeueJobEntity>;

/** A job that re-evaluates prices page by page. */
export type RequeueJob = { id: string; afterKey: string } & NewRequeueJob;

export type NewRequeueJob =
  | { cause: 'fx'; quote: string }
  | { cause: 'channel'; salesChannel: string }
  | { cause: 'rules'; country: string }
  | { cause: 'connection'; merchantId: string; salesChannel: string };

/** A processed page; `nextKey` is undefined after the last page. */
export interface DonePage {
  nextKey?: string | undefined;
  examined: number;
  queued: number;
}

const KEPT_FOR = `interval '7 days'`;

/**
 * Adds a job. If an equal job has not started, only the due time of that job is postponed. Also deletes jobs that
 * finished more than a week ago.
 * @param waitSeconds the delay of the job
 */
export async function addRequeueJob(
  unitOfWork: UnitOfWork,
  job: NewRequeueJob,
  waitSeconds = 0,
): Promise<void> {
  await unitOfWork.query(`DELETE FROM requeue_job WHERE finished_at < now() - ${KEPT_FOR}`);
  await unitOfWork.query(
    `INSERT INTO requeue_job (cause, quote, sales_channel, merchant_id, country, due_at)
     SELECT cause, quote, "salesChannel", "merchantId", country, now() + make_interval(secs => $2)
       FROM jsonb_to_record($1::jsonb)
            AS t (cause text, quote text, "salesChannel" text, "merchantId" text, country text)
     ON CONFLICT (cause, quote, sales_channel, merchant_id, country) WHERE after_key = '' AND finished_at IS NULL
     DO UPDATE SET due_at = greatest(requeue_job.due_at, excluded.due_at)`,
    [JSON.stringify(job), waitSeconds],
  );
}

/** Locks the oldest due job that no other process works on. */
export async function lockNextJob(unitOfWork: UnitOfWork): Promise<RequeueJob | undefined> {
  const [row] = await unitOfWork.query<{ job: RequeueJob }>(
    `SELECT json_build_object('id', id::text, 'cause', cause, 'quote', quote, 'salesChannel', sales_channel,
                              'merchantId', merchant_id, 'country', country, 'afterKey', after_key) AS job
       FROM requeue_job WHERE finished_at IS NULL AND due_at <= now()
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row?.job;
}

export async function finishPage(
  unitOfWork: UnitOfWork,
  jobId: string,
  page: DonePage,
): Promise<void> {
  await unitOfWork.query(
    `UPDATE requeue_job
        SET after_key = coalesce($2, after_key), examined = examined + $3, queued = queued + $4,
            finished_at = CASE WHEN $2::text IS NULL THEN now() END
      WHERE id = $1`,
    [jobId, page.nextKey ?? null, page.examined, page.queued],
  );
}

/**
 * The next prices of connected, open channels that depend on a rate, a channel's terms or the terms of countries,
 * except for prices in progress.
 */
export async function nextPricesAtRest(
  unitOfWork: UnitOfWork,
  {
    quote,
    salesChannel,
    countries = [],
  }: { quote?: string; salesChannel?: string; countries?: readonly string[] },
  afterKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await unitOfWork.query<{ price_id: string }>(
    `SELECT r.price_id FROM price_request r
       JOIN merchant m ON m.merchant_id = r.merchant_id AND r.sales_channel = ANY(m.connected_channels)
       LEFT JOIN sales_channel c ON c.sales_channel = r.sales_channel
      WHERE r.price_id > $4 AND ${AT_REST} AND c.active IS NOT FALSE
        AND (r.sales_channel = $2 OR c.currency = $1 OR m.currency = $1 OR c.country = ANY($3))
      ORDER BY r.price_id LIMIT $5`,
    [quote ?? null, salesChannel ?? null, countries, afterKey, limit],
  );
  return rows.map(({ price_id }) => price_id);
}

/** Locks the merchant's next SKUs that need a price in a channel. */
export async function lockNextPricedSkus(
  unitOfWork: UnitOfWork,
  merchantId: string,
  salesChannel: string,
  afterKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await unitOfWork.query<{ sku_id: string }>(
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
 * The prices that the merchant requests for locked SKUs in a channel: the channel's own destination price if that is
 * newer than the origin price, else the origin price.
 */
export async function wishesForChannel(
  unitOfWork: UnitOfWork,
  merchantId: string,
  salesChannel: string,
  skuIds: readonly string[],
): Promise<PriceWish[]> {
  return unitOfWork.query<PriceWish>(
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

/** Reads for requests. */
@Injectable()
export class RequeueJobs {
  constructor(private readonly database: Database) {}

  /** The newest jobs that are not finished or finished within a week. */
  newest(limit: number): Promise<ListedRequeueJob[]> {
    const isKept = Raw((finishedAt) => `${finishedAt} > now() - ${KEPT_FOR}`);
    return this.database.http.getRepository(RequeueJobEntity).find({
      where: [{ finishedAt: IsNull() }, { finishedAt: isKept }],
      order: { id: 'DESC' },
      take: limit,
    });
  }
}
