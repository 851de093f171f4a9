import type { Queries } from '#platform';

/** A price as the merchant sent it; a plain decimal each. */
export interface SentPrice {
  salePrice: string;
  /** The sale price where none was sent. */
  listPrice: string;
  /** ISO 8601, UTC. */
  sentDate: string;
}

/** What a merchant has sent for a SKU, as far as it is in force. */
export interface SentPrices {
  merchantCurrency: string;
  /** Null before the first. */
  origin: SentPrice | null;
  /** In channels whose newest price was sent for the channel; by channel. */
  destinations: (SentPrice & { salesChannel: string; currency: string })[];
}

/** @returns undefined for an unknown or deleted SKU */
export async function loadSentPrices(
  queries: Queries,
  merchantId: string,
  skuId: string,
): Promise<SentPrices | undefined> {
  const [found] = await queries.query<SentPrices>(SENT, [merchantId, skuId]);
  return found;
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

/** Amounts as the merchant sent them; plain decimals. */
export interface SentAmounts {
  salePrice: string;
  listPrice: string;
}

/** What is in force of a SKU's prices. */
export interface CurrentPrices {
  /** Null before the first. */
  origin: SentAmounts | null;
  /** By channel. */
  channels: Record<
    string,
    {
      /** The sale price that the channel shows; null where none is valid. */
      shown: string | null;
      /** Null where the newest price in the channel is an origin price. */
      sent: SentAmounts | null;
    }
  >;
}

/** @returns those of the SKUs that exist, by skuId */
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
