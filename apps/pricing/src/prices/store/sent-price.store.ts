import type { Queries } from '#platform';

/** A price as sent by the merchant, in plain decimals. */
export interface SentPrice {
  salePrice: string;
  /** The sale price if there was no list price. */
  listPrice: string;
  /** ISO 8601, UTC. */
  sentDate: string;
}

/** The prices that a merchant has sent for a SKU and that are in force. */
export interface SentPrices {
  merchantCurrency: string;
  /** Null before the first origin price. */
  origin: SentPrice | null;
  /** The destination prices by channel, if the newest price was sent for the channel. */
  destinations: (SentPrice & { salesChannel: string; currency: string })[];
}

/** @returns undefined for an unknown or deleted SKU */
export async function loadSentPrices(
  queries: Queries,
  merchantId: string,
  skuId: string,
): Promise<SentPrices | undefined> {
  const [prices] = await queries.query<SentPrices>(SENT, [merchantId, skuId]);
  return prices;
}

const price = (row: string, sentAt: string) => `
  'salePrice', ${row}.sale_price::text, 'listPrice', ${row}.list_price::text,
  'sentDate', to_char(${row}.${sentAt}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// The session's time zone is UTC.
const SENT = `
  SELECT m.currency AS "merchantCurrency",
         CASE WHEN o.sku_id IS NOT NULL THEN json_build_object(${price('o', 'sent_at')}) END AS origin,
         (SELECT coalesce(json_agg(json_build_object('salesChannel', r.sales_channel, 'currency', r.currency,
                   ${price('r', 'requested_at')}) ORDER BY r.sales_channel), '[]')
            FROM price_request r
           WHERE r.merchant_id = s.merchant_id AND r.sku_id = s.sku_id AND r.kind = 'destination'
             AND r.state <> 'withdrawn') AS destinations
    FROM sku s JOIN merchant m USING (merchant_id)
    LEFT JOIN origin_price o ON o.merchant_id = s.merchant_id AND o.sku_id = s.sku_id
   WHERE s.merchant_id = $1 AND s.sku_id = $2 AND NOT s.deleted`;

/** Amounts as sent by the merchant, in plain decimals. */
export interface SentAmounts {
  salePrice: string;
  listPrice: string;
}

/** The prices of a SKU that are in force. */
export interface CurrentPrices {
  /** Null before the first origin price. */
  origin: SentAmounts | null;
  /** The prices by channel. */
  channels: Record<
    string,
    {
      /** The sale price that the channel shows; null if none is valid. */
      shown: string | null;
      /** Null if the newest price in the channel is an origin price. */
      sent: SentAmounts | null;
    }
  >;
}

/** @returns the prices of existing SKUs, by skuId */
export async function loadCurrentPrices(
  queries: Queries,
  merchantId: string,
  skuIds: readonly string[],
): Promise<Map<string, CurrentPrices>> {
  const rows = await queries.query<CurrentPrices & { skuId: string }>(CURRENT, [
    merchantId,
    skuIds,
  ]);
  return new Map(rows.map(({ skuId, ...prices }) => [skuId, prices]));
}

const sentAmounts = (row: string) =>
  `json_build_object('salePrice', ${row}.sale_price::text, 'listPrice', ${row}.list_price::text)`;

const CURRENT = `
  SELECT s.sku_id AS "skuId", CASE WHEN o.sku_id IS NOT NULL THEN ${sentAmounts('o')} END AS origin,
         (SELECT coalesce(json_object_agg(r.sales_channel, json_build_object(
                   'shown', p.localized_sale_price_with_taxes::text,
                   'sent', CASE r.kind WHEN 'destination' THEN ${sentAmounts('r')} END)), '{}')
            FROM price_request r
            LEFT JOIN price_record p ON p.price_id = r.price_id AND NOT p.withdrawn
           WHERE r.merchant_id = s.merchant_id AND r.sku_id = s.sku_id AND r.state <> 'withdrawn') AS channels
    FROM sku s
    LEFT JOIN origin_price o ON o.merchant_id = s.merchant_id AND o.sku_id = s.sku_id
   WHERE s.merchant_id = $1 AND s.sku_id = ANY($2) AND NOT s.deleted`;
