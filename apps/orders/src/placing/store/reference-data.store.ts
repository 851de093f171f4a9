import { channelSettingsOf, type GivenChannelSettings } from '#contracts';
import type { NewOrder } from '../../order/domain/new-order.js';
import { orderIdOf } from '../../order/domain/order-id.js';
import type {
  KnownChannel,
  KnownMerchant,
  KnownSku,
  ReferenceData,
} from '../domain/reference-data.js';
import type { Queries } from '#platform';
import { readTerms } from '#terms';

interface ReferenceDataRow {
  now: Date;
  exists: boolean;
  merchant: KnownMerchant | null;
  channel: (GivenChannelSettings & Pick<KnownChannel, 'active'>) | null;
  skus: Record<string, Partial<Record<keyof KnownSku, unknown>>> | null;
  rates: Record<string, string> | null;
}

/**
 * Reads the reference data of an order, with the database's time and the terms of its channel's country.
 * @param paid accepts a SKU that was ever approved in the channel, whatever its current status (decision 6.9)
 */
export async function readReferenceData(
  queries: Queries,
  order: NewOrder,
  { paid }: { paid: boolean },
): Promise<{ referenceData: ReferenceData; exists: boolean; now: Date }> {
  const skuIds = [...new Set(order.items.map((item) => item.salesChannelSkuId))];
  const [row] = await queries.query<ReferenceDataRow>(REFERENCE_DATA, [
    order.merchantId,
    order.salesChannel,
    skuIds,
    orderIdOf(order),
    paid,
  ]);
  if (!row) throw new Error('a SELECT without FROM has one row');
  const channel = row.channel && {
    ...channelSettingsOf(row.channel),
    active: row.channel.active,
  };
  const terms = await readTerms(queries, channel ? [channel.country] : []);
  const referenceData = {
    ...(row.merchant ? { merchant: row.merchant } : {}),
    ...(channel && { channel }),
    skus: new Map(Object.entries(row.skus ?? {}) as [string, KnownSku][]),
    rates: new Map([['USD', '1'], ...Object.entries(row.rates ?? {})]),
    terms,
  };
  return { referenceData, exists: row.exists, now: row.now };
}

// Reads all rates in one snapshot, since only the terms, which are read next, determine the currencies.
// A SKU is looked up by the channel's id, then the merchant's, then the service's (decision 6.5).
const REFERENCE_DATA = `
  WITH merchant AS (SELECT * FROM merchant WHERE merchant_id = $1),
       channel AS (SELECT * FROM sales_channel WHERE sales_channel = $2),
       found AS (
         SELECT asked.id AS asked, hit.*
           FROM unnest($3::text[]) AS asked (id)
          CROSS JOIN LATERAL (
            SELECT s.*
              FROM (
                SELECT sku_id, 1 AS rank FROM sku_channel
                 WHERE merchant_id = $1 AND sales_channel = $2 AND sales_channel_sku_id = asked.id
                UNION ALL SELECT asked.id, 2
                UNION ALL SELECT sku_id, 3 FROM sku WHERE merchant_id = $1 AND sku.id = asked.id
              ) named
              JOIN sku_channel c USING (sku_id)
              JOIN sku s ON (s.merchant_id, s.sku_id) = (c.merchant_id, c.sku_id)
             WHERE c.merchant_id = $1 AND c.sales_channel = $2 AND (c.orderable OR ($5 AND c.ever_approved))
             ORDER BY named.rank, c.orderable DESC, s.sku_id LIMIT 1
          ) hit
       )
  SELECT date_trunc('milliseconds', clock_timestamp()) AS now,
         EXISTS (SELECT 1 FROM orders WHERE order_id = $4) AS exists,
         (SELECT json_build_object('country', country, 'currency', currency,
                                   'connectedChannels', connected_channels) FROM merchant) AS merchant,
         (SELECT settings || jsonb_build_object('active', active) FROM channel) AS channel,
         (SELECT json_object_agg(asked, json_strip_nulls(json_build_object(
                   'skuId', sku_id, 'productId', product_id, 'ean', ean, 'hscode', hscode,
                   'countryOfOrigin', country_of_origin, 'weight', weight::text, 'length', length, 'width', width,
                   'height', height, 'imageUrl', image_url))) FROM found) AS skus,
         (SELECT json_object_agg(quote, rate::text) FROM fx_rate) AS rates`;
