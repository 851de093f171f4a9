import type { Queries } from '#platform';
import { AT_REST } from '../../prices/store/price-request.store.js';

/** Prices of a destination; a random sample if there are more than the maximum. */
export interface PriceSample {
  priceIds: string[];
  /** The number of all prices of the destination. */
  prices: number;
}

/** The prices of connected, open channels of a destination that are settled or wait for terms. */
export async function samplePrices(
  queries: Queries,
  destination: string,
  most: number,
): Promise<PriceSample> {
  const rows = await queries.query<{ priceId: string; prices: number }>(SAMPLE, [
    destination,
    most,
  ]);
  return { priceIds: rows.map(({ priceId }) => priceId), prices: rows[0]?.prices ?? 0 };
}

/** The SKU and channel of a price. */
export interface PriceName {
  merchantId: string;
  skuId: string;
  salesChannel: string;
}

export async function priceName(queries: Queries, priceId: string): Promise<PriceName> {
  const [row] = await queries.query<PriceName>(NAME, [priceId]);
  return row!;
}

// The hash of an id acts as a random order, and the same request always compares the same prices.
const SAMPLE = `
  SELECT r.price_id AS "priceId", (count(*) OVER ())::int AS prices
    FROM price_request r
    JOIN merchant m ON m.merchant_id = r.merchant_id AND r.sales_channel = ANY(m.connected_channels)
    JOIN sales_channel c ON c.sales_channel = r.sales_channel
   WHERE c.country = $1 AND c.active AND ${AT_REST}
   ORDER BY hashtext(r.price_id), r.price_id LIMIT $2`;

const NAME = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId", sales_channel AS "salesChannel"
    FROM price_request WHERE price_id = $1`;
