import type { ChannelPrice } from '../../skus/domain/channel-entry.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

/** Pricing's last report about the price of a SKU in a channel. */
export interface PriceReport extends SkuKey {
  salesChannel: string;
  /** Increases with every request for the price; the newest wins (decision 5.1). */
  request: number;
  price: ChannelPrice;
}

/**
 * Saves the newest report of each price of a live SKU.
 * @param notes at most one report for each SKU and channel
 * @returns the keys of the saved reports: the others belong to a deleted SKU or are older than the stored report
 */
export async function upsertPrices(
  queries: Queries,
  notes: readonly PriceReport[],
): Promise<(SkuKey & { salesChannel: string })[]> {
  return queries.query(KEEP, [
    ...columns(notes),
    notes.map(({ salesChannel }) => salesChannel),
    notes.map(({ request }) => request),
    notes.map(({ price }) => price.state),
    notes.map(({ price }) => (price.state === 'failed' ? price.detail : null)),
  ]);
}

const KEEP = `
  INSERT INTO sku_price AS known (merchant_id, sku_id, sales_channel, request, state, detail)
  SELECT g.merchant_id, g.sku_id, g.sales_channel, g.request, g.state, g.detail
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])
         AS g (merchant_id, sku_id, sales_channel, request, state, detail)
    JOIN sku s ON s.merchant_id = g.merchant_id AND s.sku_id = g.sku_id AND s.deleted_at IS NULL
  ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE
     SET request = excluded.request, state = excluded.state, detail = excluded.detail
   WHERE excluded.request >= known.request
  RETURNING known.merchant_id AS "merchantId", known.sku_id AS "skuId", known.sales_channel AS "salesChannel"`;
