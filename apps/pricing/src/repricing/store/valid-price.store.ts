import type { UnitOfWork } from '#messaging';
import { RECORD_JSON, type PriceRecord } from '../../prices/store/price-record.store.js';
import type { PriceRequestEntity } from '../../prices/store/price-request.entity.js';

/** A price as `price.localized` publishes it. */
export type PublishedPrice = PriceRecord &
  Pick<PriceRequestEntity, 'merchantId' | 'skuId' | 'salesChannel'>;

/** When the valid price of a request `t` was localized; null for none. */
export const LOCALIZED_AT = `(
  SELECT p.localization_timestamp FROM price_record p WHERE p.price_id = t.price_id AND NOT p.withdrawn)`;

/**
 * Locks prices by id, so that no later change publishes its event before this transaction publishes theirs, and reads those
 * that are valid.
 */
export async function lockValidPrices(
  uow: UnitOfWork,
  priceIds: readonly string[],
): Promise<PublishedPrice[]> {
  uow.write(LOCK, [priceIds]);
  const rows = await uow.query<{ price: PublishedPrice }>(VALID, [priceIds]);
  return rows.map(({ price }) => price);
}

const LOCK = `
  SELECT FROM price_request WHERE price_id = ANY($1::text[]) ORDER BY price_id FOR SHARE`;

// A statement of its own: what changed while a lock was waited for is seen only by a newer snapshot.
const VALID = `
  SELECT ${RECORD_JSON}::jsonb
           || jsonb_build_object('merchantId', r.merchant_id, 'skuId', r.sku_id, 'salesChannel', r.sales_channel,
                                 'request', p.request, 'version', p.version) AS price
    FROM price_record p JOIN price_request r USING (price_id)
   WHERE p.price_id = ANY($1::text[]) AND NOT p.withdrawn ORDER BY p.price_id`;
