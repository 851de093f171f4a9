import { searchFunctions, searchIndexOn } from '#platform';

/** The expression of the statements that search. */
const KEY = `search_key(sku_id || E'\\n' || name)`;

/** Projections of catalog and taxes, fed by their events only. */
export const referenceTables: readonly string[] = [
  `CREATE TABLE merchant (
     merchant_id text PRIMARY KEY,
     country text NOT NULL,
     currency text NOT NULL,
     connected_channels text[] NOT NULL
   )`,
  `COMMENT ON TABLE merchant IS 'The data of a merchant that pricing needs, from catalog''s events.';
   COMMENT ON COLUMN merchant.currency IS 'The currency of payouts, ISO 4217.';
   COMMENT ON COLUMN merchant.connected_channels IS 'The channels in which the merchant sells; empty while it is inactive.'`,

  `CREATE TABLE sales_channel (
     sales_channel text PRIMARY KEY,
     active boolean NOT NULL,
     settings jsonb NOT NULL,
     country text NOT NULL GENERATED ALWAYS AS (settings ->> 'country') STORED,
     currency text NOT NULL GENERATED ALWAYS AS (settings ->> 'currency') STORED,
     service text NOT NULL GENERATED ALWAYS AS (settings ->> 'service') STORED
   )`,
  `COMMENT ON TABLE sales_channel IS 'The data of a sales channel that pricing needs, from catalog''s events.';
   COMMENT ON COLUMN sales_channel.settings IS 'What prices follow, as in sales-channel.changed; amounts are decimals as text.';
   COMMENT ON COLUMN sales_channel.country IS 'ISO 3166-1 alpha-2; its tax rules and tariffs apply. From settings.';
   COMMENT ON COLUMN sales_channel.currency IS 'The currency of shown prices, ISO 4217; from settings.';
   COMMENT ON COLUMN sales_channel.service IS 'The service of the freight tariff (decision 9.5); from settings.'`,

  `CREATE TABLE fx_rate (
     quote text PRIMARY KEY,
     rate numeric NOT NULL,
     valid_from timestamptz(3) NOT NULL,
     source text NOT NULL
   )`,
  `COMMENT ON TABLE fx_rate IS 'The exchange rate in force, from taxes'' events (decision 5.6); US dollars have no row.';
   COMMENT ON COLUMN fx_rate.source IS 'The source of the rate.'`,

  `CREATE TABLE sku (
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     name text NOT NULL,
     weight numeric NOT NULL,
     length integer NOT NULL,
     width integer NOT NULL,
     height integer NOT NULL,
     deleted boolean NOT NULL,
     hscode text,
     country_of_origin text,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  ...searchFunctions,
  // Prices by a part of their SKU's id or title (decision 1.20). A SKU changes here only when it is uploaded, so it is
  // its own key.
  `CREATE INDEX sku_search ON ${searchIndexOn('sku', KEY)}`,
  `COMMENT ON TABLE sku IS 'The data of a SKU that pricing needs, from catalog''s events.';
   COMMENT ON COLUMN sku.deleted IS 'Set when the SKU is deleted; cleared when it is upserted again.';
   COMMENT ON COLUMN sku.hscode IS 'The customs code as the merchant writes it; null before the SKU''s first event with one.';
   COMMENT ON COLUMN sku.country_of_origin IS 'The origin of the goods, ISO 3166-1 alpha-2; null if it is the merchant''s country.'`,
];
