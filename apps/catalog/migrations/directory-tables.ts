/** Merchants, sales channels, who sells where, and warehouses. */
export const directoryTables: readonly string[] = [
  `CREATE TABLE merchant (
     merchant_id text PRIMARY KEY CHECK (merchant_id ~ '^[A-Z0-9]{2,16}$'),
     name text NOT NULL,
     country text NOT NULL,
     currency text NOT NULL,
     auto_localization boolean NOT NULL,
     active boolean NOT NULL,
     version bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `COMMENT ON TABLE merchant IS 'A merchant as operators set it up (decision 2.8).';
   COMMENT ON COLUMN merchant.country IS 'The country that the merchant ships from, ISO 3166-1 alpha-2.';
   COMMENT ON COLUMN merchant.currency IS 'The currency of the merchant''s origin prices, ISO 4217.';
   COMMENT ON COLUMN merchant.auto_localization IS 'False: an operator localizes the merchant''s SKUs (decision 3.5).'`,

  `CREATE TABLE sales_channel (
     sales_channel text PRIMARY KEY CHECK (sales_channel ~ '^[A-Z0-9]{2,16}$'),
     name text NOT NULL,
     locale text NOT NULL,
     active boolean NOT NULL,
     settings jsonb NOT NULL,
     country text NOT NULL GENERATED ALWAYS AS (settings ->> 'country') STORED,
     currency text NOT NULL GENERATED ALWAYS AS (settings ->> 'currency') STORED,
     taxes_online boolean NOT NULL GENERATED ALWAYS AS ((settings ->> 'taxesOnline')::boolean) STORED,
     version bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `COMMENT ON TABLE sales_channel IS 'A sales channel as operators set it up (decision 2.8).';
   COMMENT ON COLUMN sales_channel.locale IS 'The language of the channel''s texts, BCP 47.';
   COMMENT ON COLUMN sales_channel.settings IS 'What prices and orders follow, as in sales-channel.changed; amounts are decimals as text.';
   COMMENT ON COLUMN sales_channel.country IS 'The destination, ISO 3166-1 alpha-2; from settings.';
   COMMENT ON COLUMN sales_channel.currency IS 'The currency of the channel''s prices, ISO 4217; from settings.';
   COMMENT ON COLUMN sales_channel.taxes_online IS 'The channel computes taxes itself, so its prices exclude them; from settings.'`,

  `CREATE TABLE connection (
     merchant_id text NOT NULL REFERENCES merchant,
     sales_channel text NOT NULL REFERENCES sales_channel,
     PRIMARY KEY (merchant_id, sales_channel)
   )`,
  `COMMENT ON TABLE connection IS 'A merchant sells in a sales channel.'`,

  `CREATE TABLE warehouse (
     merchant_id text NOT NULL REFERENCES merchant,
     warehouse_id integer NOT NULL,
     name text NOT NULL,
     country text NOT NULL,
     PRIMARY KEY (merchant_id, warehouse_id)
   )`,
  `COMMENT ON TABLE warehouse IS 'A merchant''s own warehouse; number 1 is created with the merchant (decision 4.2).'`,

  `CREATE TABLE returns_warehouse (
     warehouse_id integer PRIMARY KEY,
     name text NOT NULL,
     country text NOT NULL UNIQUE
   )`,
  `COMMENT ON TABLE returns_warehouse IS 'A warehouse of the returns partner, one for each destination (decision 4.2).'`,
];
