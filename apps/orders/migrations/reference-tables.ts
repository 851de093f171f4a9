/** Projections of catalog, pricing and taxes, fed by their events only. */
export const referenceTables: readonly string[] = [
  `CREATE TABLE merchant (
     merchant_id text PRIMARY KEY,
     country text NOT NULL,
     currency text NOT NULL,
     connected_channels text[] NOT NULL
   )`,
  `COMMENT ON TABLE merchant IS 'Projection of merchants, from catalog''s events.';
   COMMENT ON COLUMN merchant.connected_channels IS 'The channels in which the merchant sells; empty while it is inactive.'`,

  `CREATE TABLE sales_channel (
     sales_channel text PRIMARY KEY,
     active boolean NOT NULL,
     settings jsonb NOT NULL
   )`,
  `COMMENT ON TABLE sales_channel IS 'Projection of sales channels, from catalog''s events.';
   COMMENT ON COLUMN sales_channel.settings IS 'What prices and orders follow, as in sales-channel.changed; amounts are decimals as text.'`,

  `CREATE TABLE sku (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     id text NOT NULL,
     product_id text NOT NULL,
     name text NOT NULL,
     ean text NOT NULL,
     hscode text NOT NULL,
     weight numeric NOT NULL,
     height integer NOT NULL,
     width integer NOT NULL,
     length integer NOT NULL,
     image_url text,
     country_of_origin text,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  'CREATE INDEX sku_by_id ON sku (merchant_id, id)',
  `COMMENT ON TABLE sku IS 'Projection of the SKU data that an order copies at intake, from catalog''s events.';
   COMMENT ON COLUMN sku.id IS 'The id that the service gave the SKU.';
   COMMENT ON COLUMN sku.product_id IS 'The product of the SKU.';
   COMMENT ON COLUMN sku.name IS 'The title.';
   COMMENT ON COLUMN sku.ean IS 'The EAN.';
   COMMENT ON COLUMN sku.hscode IS 'The customs code.';
   COMMENT ON COLUMN sku.image_url IS 'The first image; null without images.';
   COMMENT ON COLUMN sku.country_of_origin IS 'ISO 3166-1 alpha-2; null if not sent: the merchant''s country then counts.'`,

  `CREATE TABLE sku_channel (
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     sku_id text NOT NULL,
     sales_channel_sku_id text,
     status text NOT NULL,
     ever_approved boolean NOT NULL,
     orderable boolean NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  'CREATE INDEX sku_channel_by_channel_id ON sku_channel (merchant_id, sales_channel, sales_channel_sku_id)',
  `COMMENT ON TABLE sku_channel IS 'Projection of the channel entries of SKUs, from catalog''s events.';
   COMMENT ON COLUMN sku_channel.sales_channel_sku_id IS 'The channel''s id of the SKU; null until the channel reports one.';
   COMMENT ON COLUMN sku_channel.status IS 'The channel''s latest answer.';
   COMMENT ON COLUMN sku_channel.ever_approved IS 'Never reset: a paid order from the channel is accepted (decision 6.9).';
   COMMENT ON COLUMN sku_channel.orderable IS 'Approved, and neither denied nor deleted since (decision 6.5).'`,

  // Orders of channels are compared with the prices that listings have or had (decision 10.15).
  `CREATE TABLE listed_price (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     request bigint NOT NULL,
     valid_from timestamptz(3) NOT NULL,
     sale numeric,
     currency text,
     known_at timestamptz(3) NOT NULL DEFAULT now(),
     PRIMARY KEY (merchant_id, sku_id, sales_channel, request)
   )`,
  `COMMENT ON TABLE listed_price IS 'Projection of the prices in channels with the changes of the last 8 days, from pricing''s events.';
   COMMENT ON COLUMN listed_price.request IS 'Rises with each change; the price is in force until the next one.';
   COMMENT ON COLUMN listed_price.sale IS 'The price of one unit; null if the price could not be computed, which ended the previous one.';
   COMMENT ON COLUMN listed_price.known_at IS 'When this service received the price.'`,

  `CREATE TABLE fx_rate (
     quote text PRIMARY KEY,
     rate numeric NOT NULL CHECK (rate > 0),
     valid_from timestamptz(3) NOT NULL
   )`,
  `COMMENT ON TABLE fx_rate IS 'Projection of the exchange rates in force, from taxes'' events; an order keeps the rate of its intake.'`,
];
