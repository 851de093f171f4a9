import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { RECORD_JSON, type PriceRecord } from '../../prices/store/price-record.store.js';

/** Present prices to be published again, portion by portion. */
export interface RepublishJob {
  id: string;
  /** Null for all merchants. */
  merchantId: string | null;
  /** The last price that was published. */
  afterKey: string;
}

export interface RepublishProgress {
  jobId: string;
  merchantId?: string;
  startedAt: string;
  republished: number;
  finishedAt?: string;
}

/** A price as `price.localized` publishes it. */
export interface PublishedPrice extends PriceRecord {
  merchantId: string;
  skuId: string;
  salesChannel: string;
}

export async function addRepublishJob(
  uow: UnitOfWork,
  id: string,
  merchantId: string,
): Promise<void> {
  await uow.query(`INSERT INTO republish_job (id, merchant_id) VALUES ($1, $2)`, [id, merchantId]);
}

export async function addRepublishJobOfAllMerchants(uow: UnitOfWork, id: string): Promise<void> {
  await uow.query(`INSERT INTO republish_job (id) VALUES ($1)`, [id]);
}

/** Locks the oldest job that no other process works on. */
export async function lockNextRepublishJob(uow: UnitOfWork): Promise<RepublishJob | undefined> {
  const [row] = await uow.query<{ job: RepublishJob }>(
    `SELECT json_build_object('id', id, 'merchantId', merchant_id, 'afterKey', after_key) AS job
       FROM republish_job WHERE finished_at IS NULL
      ORDER BY started_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row?.job;
}

/** @param lastKey left out when there was nothing more to publish */
export async function noteRepublished(
  uow: UnitOfWork,
  jobId: string,
  { lastKey, count }: { lastKey: string | undefined; count: number },
): Promise<void> {
  await uow.query(
    `UPDATE republish_job
        SET after_key = coalesce($2, after_key), republished = republished + $3,
            finished_at = CASE WHEN $2::text IS NULL THEN now() END
      WHERE id = $1`,
    [jobId, lastKey ?? null, count],
  );
}

/** Valid prices of which no later change can publish its event before this transaction publishes theirs. */
export interface LockedPrices {
  /** Left out when there are no more. */
  lastKey: string | undefined;
  prices: PublishedPrice[];
}

/** Locks a merchant's next prices that are valid, and reads them as they then are. */
export async function lockNextPrices(
  uow: UnitOfWork,
  { merchantId, afterKey }: { merchantId: string; afterKey: string },
  limit: number,
): Promise<LockedPrices> {
  const locked = await uow.query<LockedRow>(
    `${VALID_PRICES} AND r.price_id > $1 AND r.merchant_id = $3 ${IN_ORDER}`,
    [afterKey, limit, merchantId],
  );
  return readLocked(uow, locked);
}

/** Locks the next prices that are valid, of any merchant, and reads them as they then are. */
export async function lockNextPricesOfAllMerchants(
  uow: UnitOfWork,
  afterKey: string,
  limit: number,
): Promise<LockedPrices> {
  const locked = await uow.query<LockedRow>(`${VALID_PRICES} AND r.price_id > $1 ${IN_ORDER}`, [
    afterKey,
    limit,
  ]);
  return readLocked(uow, locked);
}

interface LockedRow {
  price_id: string;
}

const VALID_PRICES = `
  SELECT r.price_id FROM price_request r
   WHERE EXISTS (SELECT FROM price_record p WHERE p.price_id = r.price_id AND NOT p.withdrawn)`;

const IN_ORDER = `ORDER BY r.price_id LIMIT $2 FOR SHARE OF r`;

async function readLocked(uow: UnitOfWork, locked: readonly LockedRow[]): Promise<LockedPrices> {
  const ids = locked.map(({ price_id }) => price_id);
  // A statement of its own: what changed while a lock was waited for is seen only by a newer snapshot.
  const rows = await uow.query<{ price: PublishedPrice }>(
    `SELECT ${RECORD_JSON}::jsonb
              || jsonb_build_object('merchantId', r.merchant_id, 'skuId', r.sku_id, 'salesChannel', r.sales_channel,
                                    'request', p.request, 'version', p.version) AS price
       FROM price_record p JOIN price_request r USING (price_id)
      WHERE p.price_id = ANY($1) AND NOT p.withdrawn ORDER BY p.price_id`,
    [ids],
  );
  return { lastKey: ids.at(-1), prices: rows.map(({ price }) => price) };
}

/** Reads for requests. */
@Injectable()
export class RepublishJobs {
  constructor(private readonly database: Database) {}

  async find(jobId: string): Promise<RepublishProgress | undefined> {
    const [row] = await this.database.http.query<{ progress: RepublishProgress }[]>(
      `SELECT json_strip_nulls(json_build_object(
                'jobId', id, 'merchantId', merchant_id, 'republished', republished,
                'startedAt', to_char(started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                'finishedAt', to_char(finished_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) AS progress
         FROM republish_job WHERE id::text = $1`,
      [jobId],
    );
    return row?.progress;
  }

  async hasMerchant(merchantId: string): Promise<boolean> {
    const rows = await this.database.http.query<unknown[]>(
      `SELECT FROM merchant WHERE merchant_id = $1`,
      [merchantId],
    );
    return rows.length > 0;
  }
}
