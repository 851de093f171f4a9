import type { TestService } from '#testing';

/**
 * A merchant whose SKUs are localized, priced, in stock and have entries in these channels, in the state that the
 * service would store.
 */
export async function addListedMerchant(
  catalog: Pick<TestService, 'store'>,
  merchantId: string,
  channels: readonly string[],
  count: number,
): Promise<void> {
  await catalog.store.sql(`INSERT INTO merchant VALUES ($1, $1, 'US', 'USD', true, true, 1)`, [
    merchantId,
  ]);
  const statements = [SKUS, STOCK];
  for (const statement of statements) await catalog.store.sql(statement, [merchantId, count]);
  for (const statement of [TEXTS, PRICES, ENTRIES, CONNECTIONS]) {
    await catalog.store.sql(statement, [merchantId, channels]);
  }
}

const SKUS = `
  INSERT INTO sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT $1, 'S' || i, uuidv7(), 'P' || i / 10, i % 10 = 0,
         jsonb_build_object(
           'name', 'Shirt ' || i, 'description', repeat('A light merino shirt. ', 20), 'ean', '4006381333931',
           'hscode', '6109.90', 'weight', 0.4, 'height', 10, 'width', 15, 'length', 20,
           'images', '["https://images.example/tee.jpg"]'::jsonb,
           'globalSaleChannelData', '{"active": true, "brand": "Acme", "category": "Clothing"}'::jsonb),
         'READY_FOR_SALES_CHANNEL', timestamptz '2026-01-01Z' + i * interval '1 ms', 1
    FROM generate_series(0, $2::int - 1) AS i`;

const STOCK = `
  INSERT INTO inventory (merchant_id, sku_id, warehouse_id, inventory_type, quantity, last_update_date, version)
  SELECT merchant_id, sku_id, 1, 'AVAILABLE', 1, last_update_date, 1 FROM sku
   WHERE merchant_id = $1 AND $2::int > 0`;

const TEXTS = `
  INSERT INTO sku_text (merchant_id, sku_id, locale, name, description, source, localized_at)
  SELECT s.merchant_id, s.sku_id, c.locale, 'Camisa', repeat('Una camisa ligera. ', 20), 'glossary', now()
    FROM sku s CROSS JOIN (SELECT DISTINCT locale FROM sales_channel WHERE sales_channel = ANY ($2::text[])) AS c
   WHERE s.merchant_id = $1`;

const PRICES = `
  INSERT INTO listing_price (merchant_id, sku_id, sales_channel, request, sale, list, currency, taxes_included)
  SELECT s.merchant_id, s.sku_id, c.sales_channel, 1, 100, 100, c.currency, NOT c.taxes_online
    FROM sku s CROSS JOIN sales_channel c WHERE s.merchant_id = $1 AND c.sales_channel = ANY ($2::text[])`;

const ENTRIES = `
  INSERT INTO sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
  SELECT s.merchant_id, s.sku_id, c.sales_channel, 'SALES_CHANNEL_APPROVED', 'connector', now()
    FROM sku s CROSS JOIN unnest($2::text[]) AS c (sales_channel) WHERE s.merchant_id = $1`;

const CONNECTIONS = `
  INSERT INTO connection (merchant_id, sales_channel) SELECT $1, unnest($2::text[])`;
