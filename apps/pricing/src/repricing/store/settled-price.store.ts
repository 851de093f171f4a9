import type { UnitOfWork } from '#messaging';
import { RECORD_JSON, type PriceRecord } from '../../prices/store/price-record.store.js';
import type { PriceFailure, PriceRequest } from '../../prices/store/price-request.store.js';

type PriceKey = Pick<PriceRequest, 'priceId' | 'merchantId' | 'skuId' | 'salesChannel'>;

/** A price in the form of `price.localized`. */
export type PublishedPrice = PriceRecord & PriceKey;

/** A price in the form of `price.localization-failed`. */
export type PublishedFailure = PriceFailure & PriceKey & { request: number };

/**
 * SQL: the time when the valid price of a request `t` was localized, or its localization failed; null if neither
 * happened.
 */
export const SETTLED_AT = `coalesce(t.failed_at, (
  SELECT p.localization_timestamp FROM price_record p WHERE p.price_id = t.price_id AND NOT p.withdrawn))`;

/**
 * Locks prices by id, so that no later change publishes its event before this transaction publishes theirs. Read the
 * prices in separate statements: only a newer snapshot contains changes from the time of waiting for a lock.
 */
export function lockPrices(unitOfWork: UnitOfWork, priceIds: readonly string[]): void {
  unitOfWork.write(LOCK, [priceIds]);
}

/** The valid ones among locked prices. */
export async function validPrices(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
): Promise<PublishedPrice[]> {
  const rows = await unitOfWork.query<{ price: PublishedPrice }>(VALID, [priceIds]);
  return rows.map(({ price }) => price);
}

/** The locked prices whose newest request failed, so that no price is valid (decision 5.5). */
export async function failedPrices(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
): Promise<PublishedFailure[]> {
  return unitOfWork.query<PublishedFailure>(FAILED, [priceIds]);
}

const LOCK = `
  SELECT FROM price_request WHERE price_id = ANY($1::text[]) ORDER BY price_id FOR SHARE`;

const VALID = `
  SELECT ${RECORD_JSON}::jsonb
           || jsonb_build_object('merchantId', r.merchant_id, 'skuId', r.sku_id, 'salesChannel', r.sales_channel,
                                 'request', p.request, 'version', p.version) AS price
    FROM price_record p JOIN price_request r USING (price_id)
   WHERE p.price_id = ANY($1::text[]) AND NOT p.withdrawn ORDER BY p.price_id`;

// The session's time zone is UTC.
const FAILED = `
  SELECT price_id AS "priceId", merchant_id AS "merchantId", sku_id AS "skuId", sales_channel AS "salesChannel", request,
         failure_code AS code, failure_detail AS detail, version::float8 AS version,
         to_char(failed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "failedAt"
    FROM price_request
   WHERE price_id = ANY($1::text[]) AND state = 'failed' AND failed_at IS NOT NULL ORDER BY price_id`;
