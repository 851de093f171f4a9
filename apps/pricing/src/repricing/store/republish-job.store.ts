import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { MerchantEntity } from '../../prices/store/merchant.entity.js';
import { RECORD_JSON, type PriceRecord } from '../../prices/store/price-record.store.js';
import type { PriceRequestEntity } from '../../prices/store/price-request.entity.js';
import { RepublishJobEntity } from './republish-job.entity.js';

/** How far a job has come. */
export type RepublishCursor = Pick<RepublishJobEntity, 'id' | 'merchantId' | 'afterKey'>;

/** A price as `price.localized` publishes it. */
export type PublishedPrice = PriceRecord &
  Pick<PriceRequestEntity, 'merchantId' | 'skuId' | 'salesChannel'>;

/** @param merchantId null for all merchants */
export async function addRepublishJob(
  uow: UnitOfWork,
  id: string,
  merchantId: string | null,
): Promise<void> {
  await (await uow.repository(RepublishJobEntity)).insert({ id, merchantId });
}

/** Locks the oldest job that no other process works on. */
export async function lockNextRepublishJob(uow: UnitOfWork): Promise<RepublishCursor | undefined> {
  const [job] = await uow.query<RepublishCursor>(
    `SELECT id, merchant_id AS "merchantId", after_key AS "afterKey" FROM republish_job
      WHERE finished_at IS NULL ORDER BY started_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return job;
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

  /** @param jobId any text that a caller sends */
  async findJob(jobId: string): Promise<RepublishJobEntity | null> {
    if (!isUuid(jobId)) return null;
    return this.database.http.getRepository(RepublishJobEntity).findOneBy({ id: jobId });
  }

  hasMerchant(merchantId: string): Promise<boolean> {
    return this.database.http.getRepository(MerchantEntity).existsBy({ merchantId });
  }
}
