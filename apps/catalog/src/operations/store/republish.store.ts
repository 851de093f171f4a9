import type { SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';

/** A republication, as far as it has come. */
export interface RepublishJob {
  jobId: string;
  /** Left out for all merchants. */
  merchantId?: string;
  published: number;
  /** SKUs that are still to be published. */
  remaining: number;
  startedAt: Date;
  finishedAt?: Date;
}

/** The last SKU that a job has published. */
export interface RepublishCursor {
  jobId: string;
  /** Null for all merchants. */
  merchantId: string | null;
  afterMerchant: string;
  afterSku: string;
}

/** A SKU, live or deleted, as it was last published. */
export interface PublishedSku extends SkuKey {
  id: string;
  productId: string;
  version: number;
  live: boolean;
}

export async function addRepublishJob(
  db: Queries,
  jobId: string,
  merchantId: string,
): Promise<void> {
  await db.query('INSERT INTO republish_job (job_id, merchant_id) VALUES ($1, $2)', [
    jobId,
    merchantId,
  ]);
}

export async function addRepublishJobOfAllMerchants(db: Queries, jobId: string): Promise<void> {
  await db.query('INSERT INTO republish_job (job_id) VALUES ($1)', [jobId]);
}

/** @returns nothing for an unknown one */
export async function loadRepublishJob(
  db: Queries,
  jobId: string,
): Promise<RepublishJob | undefined> {
  const [job] = await db.query<JobRow>(JOB, [jobId]);
  if (!job) return undefined;
  const { merchantId, finishedAt, ...rest } = job;
  return {
    ...rest,
    ...(merchantId === null ? {} : { merchantId }),
    ...(finishedAt === null ? {} : { finishedAt }),
  };
}

/** The job that is worked on: one after the other, oldest first. */
export async function oldestRepublishJob(db: Queries): Promise<RepublishCursor | undefined> {
  const [job] = await db.query<RepublishCursor>(OLDEST);
  return job;
}

/** Whose SKU comes next; nothing when all were published. */
export async function nextMerchant(
  db: Queries,
  { merchantId, afterMerchant, afterSku }: RepublishCursor,
): Promise<string | undefined> {
  // Two statements: one plan for both would walk over the SKUs of all merchants to find the first of this one.
  const [row] =
    merchantId === null
      ? await db.query<{ merchantId: string }>(NEXT_OF_ALL, [afterMerchant, afterSku])
      : await db.query<{ merchantId: string }>(NEXT_OF_MERCHANT, [merchantId, afterSku]);
  return row?.merchantId;
}

/** Locks a job. @returns false when another worker has gone on with it since it was read */
export async function lockRepublishJob(db: Queries, cursor: RepublishCursor): Promise<boolean> {
  const rows = await db.query(LOCK, [cursor.jobId, cursor.afterMerchant, cursor.afterSku]);
  return rows.length > 0;
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

/** Moves a locked job behind the last SKU that was published. */
export async function advanceRepublishJob(
  db: Queries,
  jobId: string,
  last: SkuKey,
  published: number,
): Promise<void> {
  await db.query(ADVANCE, [jobId, last.merchantId, last.skuId, published]);
}

export async function finishRepublishJob(db: Queries, jobId: string): Promise<void> {
  await db.query(FINISH, [jobId]);
}

interface JobRow extends Omit<RepublishJob, 'merchantId' | 'finishedAt'> {
  merchantId: string | null;
  finishedAt: Date | null;
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

const OLDEST = `
  SELECT job_id AS "jobId", merchant_id AS "merchantId", after_merchant AS "afterMerchant", after_sku AS "afterSku"
    FROM republish_job WHERE finished_at IS NULL ORDER BY job_id LIMIT 1`;

const NEXT_OF_ALL = `
  SELECT merchant_id AS "merchantId" FROM sku WHERE (merchant_id, sku_id) > ($1, $2)
   ORDER BY merchant_id, sku_id LIMIT 1`;

const NEXT_OF_MERCHANT = `
  SELECT merchant_id AS "merchantId" FROM sku WHERE merchant_id = $1 AND sku_id > $2 LIMIT 1`;

const LOCK = `
  SELECT FROM republish_job
   WHERE job_id = $1 AND after_merchant = $2 AND after_sku = $3 AND finished_at IS NULL
     FOR UPDATE SKIP LOCKED`;

const NEXT_SKUS = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", id, product_id AS "productId", version,
         deleted_at IS NULL AS live
    FROM sku WHERE merchant_id = $1 AND sku_id > $2 ORDER BY sku_id LIMIT $3 FOR NO KEY UPDATE`;

const ADVANCE = `
  UPDATE republish_job SET after_merchant = $2, after_sku = $3, published = published + $4 WHERE job_id = $1`;

const FINISH = `UPDATE republish_job SET finished_at = clock_timestamp() WHERE job_id = $1`;
