/** What sales channels are to show (decision 10.3), and the SKUs whose listings may have changed. */
export const listingTables: readonly string[] = [
  // Without a product: withdrawn. No references: their locks would meet those of merchants and operators.
  `CREATE TABLE listing (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     id uuid NOT NULL,
     position bigint NOT NULL,
     judged_position bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL,
     reason text,
     product json,
     product_digest text,
     price json,
     offer json NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel),
     CHECK ((reason IS NULL) = (product IS NOT NULL))
   )`,
  `CREATE UNIQUE INDEX listing_order ON listing (sales_channel, position)`,
  `CREATE INDEX listing_withdrawn ON listing (changed_at) WHERE reason IS NOT NULL`,
  `COMMENT ON TABLE listing IS 'A SKU that a channel shows, or showed and withdraws; ordered by position in the channel''s list.';
   COMMENT ON COLUMN listing.position IS 'The place of the last change among those of the channel; the listingVersion.';
   COMMENT ON COLUMN listing.judged_position IS 'The place of the last change that the channel must answer.';
   COMMENT ON COLUMN listing.reason IS 'Why the SKU is withdrawn; null while the channel shows it.';
   COMMENT ON COLUMN listing.product IS 'The product as shown; null once withdrawn.';
   COMMENT ON COLUMN listing.product_digest IS 'The SHA-256 digest of the product''s text, compared without reading the text.';
   COMMENT ON COLUMN listing.price IS 'The price as shown; null once withdrawn.';
   COMMENT ON COLUMN listing.offer IS 'The quantity and the availability as shown.'`,

  `CREATE TABLE listing_feed (
     sales_channel text PRIMARY KEY,
     position bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL
   )`,
  `COMMENT ON TABLE listing_feed IS 'The end of a channel''s list.';
   COMMENT ON COLUMN listing_feed.position IS 'The place of the last change.'`,

  `CREATE TABLE listing_price (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     request bigint NOT NULL,
     sale numeric,
     list numeric,
     currency text,
     taxes_included boolean,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `COMMENT ON TABLE listing_price IS 'The price of a SKU in a channel as pricing last published it; no amounts if there is no price.';
   COMMENT ON COLUMN listing_price.sale IS 'The sale price; null if there is no price.';
   COMMENT ON COLUMN listing_price.list IS 'The list price; null if there is no price.';
   COMMENT ON COLUMN listing_price.currency IS 'ISO 4217; null if there is no price.';
   COMMENT ON COLUMN listing_price.taxes_included IS 'Whether the amounts include taxes, as the channel required when the price was made.'`,

  // A row for each mark, never one for each SKU: transactions that change the same SKU would wait for each other here.
  `CREATE TABLE listing_task (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     bulk boolean NOT NULL DEFAULT false,
     due_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX listing_task_of_merchant ON listing_task (merchant_id, bulk, id)`,
  `CREATE INDEX listing_task_due ON listing_task (due_at)`,
  `COMMENT ON TABLE listing_task IS 'A SKU whose listings may have changed, marked by triggers of the tables that make up a listing.';
   COMMENT ON COLUMN listing_task.bulk IS 'Whether many rows changed together; single changes of the merchant go first.'`,

  `CREATE TABLE listing_fill (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     due_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX listing_fill_due ON listing_fill (due_at)`,
  `COMMENT ON TABLE listing_fill IS 'A merchant of which all listings may have changed, with its channels; also marked by triggers.'`,
];
