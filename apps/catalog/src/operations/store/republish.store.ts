import type { UnitOfWork } from '#messaging';
import type { SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';
import { IsNull, type DataSource } from 'typeorm';
import { RepublishJobEntity } from './republish-job.entity.js';

/** A republication with its progress; `remaining` counts SKUs. */
export type RepublishJob = Omit<RepublishJobEntity, 'afterMerchant' | 'afterSku'> & {
  remaining: number;
};

/** A SKU, live or deleted, as it was last published. */
export interface PublishedSku extends SkuKey {
  id: string;
  productId: string;
  version: number;
  live: boolean;
}

/** @param merchantId left out for all merchants */
export async function addRepublishJob(
  unitOfWork: UnitOfWork,
  jobId: string,
  merchantId: string | undefined,
): Promise<void> {
  const jobs = await unitOfWork.repository(RepublishJobEntity);
  await jobs.insert({ jobId, merchantId: merchantId ?? null });
}

/** @returns nothing for an unknown one */
export async function loadRepublishJob(
  db: Queries,
  jobId: string,
): Promise<RepublishJob | undefined> {
  const [job] = await db.query<RepublishJob>(JOB, [jobId]);
  return job;
}

/** The job in progress: one after the other, oldest first. */
export function oldestRepublishJob(source: DataSource): Promise<RepublishJobEntity | null> {
  const jobs = source.getRepository(RepublishJobEntity);
  return jobs.findOne({ where: { finishedAt: IsNull() }, order: { jobId: 'ASC' } });
}

/** Whose SKU comes next; nothing when all were published. */
export async function nextMerchant(
  db: Queries,
  {
    merchantId,
    afterMerchant,
    afterSku,
  }: Pick<RepublishJobEntity, 'merchantId' | 'afterMerchant' | 'afterSku'>,
): Promise<string | undefined> {
  // Two statements: one plan for both would walk over the SKUs of all merchants to find the first of this one.
  const [row] =
    merchantId === null
      ? await db.query<{ merchantId: string }>(NEXT_OF_ALL, [afterMerchant, afterSku])
      : await db.query<{ merchantId: string }>(NEXT_OF_MERCHANT, [merchantId, afterSku]);
  return row?.merchantId;
}

/** Locks a job. @returns false when another worker has continued it since it was read */
export async function lockRepublishJob(
  unitOfWork: UnitOfWork,
  { jobId, afterMerchant, afterSku }: RepublishJobEntity,
): Promise<boolean> {
  const jobs = await unitOfWork.repository(RepublishJobEntity);
  const job = await jobs.findOne({
    where: { jobId, afterMerchant, afterSku, finishedAt: IsNull() },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  return job !== null;
}

/**
 * Locks the next SKUs of one merchant after a SKU, deleted ones too: nothing comes between a state and its version.
 */
export async function nextPublishedSkus(
  db: Queries,
  merchantId: string,
  afterSku: string,
  most: number,
): Promise<PublishedSku[]> {
  const rows = await db.query<Omit<PublishedSku, 'version'> & { version: string }>(NEXT_SKUS, [
    merchantId,
    afterSku,
    most,
  ]);
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/** Advances a locked job to the last SKU that was published. */
export async function advanceRepublishJob(
  unitOfWork: UnitOfWork,
  { jobId, published }: RepublishJobEntity,
  { merchantId: afterMerchant, skuId: afterSku }: SkuKey,
  more: number,
): Promise<void> {
  const jobs = await unitOfWork.repository(RepublishJobEntity);
  await jobs.update({ jobId }, { afterMerchant, afterSku, published: published + more });
}

export async function finishRepublishJob(unitOfWork: UnitOfWork, jobId: string): Promise<void> {
  const jobs = await unitOfWork.repository(RepublishJobEntity);
  await jobs.update({ jobId }, { finishedAt: () => 'clock_timestamp()' });
}

const JOB = `
  SELECT j.job_id AS "jobId", j.merchant_id AS "merchantId", j.published, j.started_at AS "startedAt",
         j.finished_at AS "finishedAt",
         CASE WHEN j.finished_at IS NOT NULL THEN 0
              WHEN j.merchant_id IS NULL THEN
                (SELECT count(*)::int FROM sku s WHERE (s.merchant_id, s.sku_id) > (j.after_merchant, j.after_sku))
              ELSE
                (SELECT count(*)::int FROM sku s WHERE s.merchant_id = j.merchant_id AND s.sku_id > j.after_sku)
         END AS remaining
    FROM republish_job j WHERE j.job_id = $1`;

const NEXT_OF_ALL = `
  SELECT merchant_id AS "merchantId" FROM sku WHERE (merchant_id, sku_id) > ($1, $2)
   ORDER BY merchant_id, sku_id LIMIT 1`;

const NEXT_OF_MERCHANT = `
  SELECT merchant_id AS "merchantId" FROM sku WHERE merchant_id = $1 AND sku_id > $2 LIMIT 1`;

const NEXT_SKUS = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", id, product_id AS "productId", version,
         deleted_at IS NULL AS live
    FROM sku WHERE merchant_id = $1 AND sku_id > $2 ORDER BY sku_id LIMIT $3 FOR NO KEY UPDATE`;
