import type { Writes } from '#messaging';
import type { SkuKey } from '../../skus/domain/sku.js';
import { columns } from '../../skus/store/sku.store.js';

/** A price as pricing published it; decimals. */
export interface PublishedPrice extends SkuKey {
  salesChannel: string;
  /** Increases with every request for the price; the newest wins (decision 5.1). */
  request: number;
  /** Undefined if the price could not be computed. */
  amounts?: { sale: string; list: string; currency: string; taxesIncluded: boolean };
}

/**
 * Stores the newest price of each SKU and channel; the SKUs are locked. Ignores prices of deleted SKUs and of older
 * requests.
 */
export function keepPrices(unitOfWork: Writes, prices: readonly PublishedPrice[]): void {
  unitOfWork.write(KEEP, [
    ...columns(prices),
    prices.map(({ salesChannel }) => salesChannel),
    prices.map(({ request }) => request),
    prices.map(({ amounts }) => amounts?.sale ?? null),
    prices.map(({ amounts }) => amounts?.list ?? null),
    prices.map(({ amounts }) => amounts?.currency ?? null),
    prices.map(({ amounts }) => amounts?.taxesIncluded ?? null),
  ]);
}

const KEEP = `
  INSERT INTO listing_price AS known (merchant_id, sku_id, sales_channel, request, sale, list, currency,
                                      taxes_included)
  SELECT DISTINCT ON (g.merchant_id, g.sku_id, g.sales_channel)
         g.merchant_id, g.sku_id, g.sales_channel, g.request, g.sale, g.list, g.currency, g.taxes_included
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::numeric[], $6::numeric[], $7::text[],
                $8::boolean[])
         WITH ORDINALITY
         AS g (merchant_id, sku_id, sales_channel, request, sale, list, currency, taxes_included, place)
    JOIN sku s ON s.merchant_id = g.merchant_id AND s.sku_id = g.sku_id AND s.deleted_at IS NULL
   ORDER BY g.merchant_id, g.sku_id, g.sales_channel, g.request DESC, g.place DESC
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET request = excluded.request, sale = excluded.sale, list = excluded.list, currency = excluded.currency,
         taxes_included = excluded.taxes_included
   WHERE excluded.request >= known.request`;
