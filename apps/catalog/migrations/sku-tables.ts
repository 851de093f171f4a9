import { expectedStatistics, searchFunctions, searchTable, type SearchTable } from '#platform';

const MERCHANT = { distinct: 10 };
const IN_EACH_CHANNEL = { distinct: -0.33 };

/** What SKUs are searched by (decision 1.20): the ids of the SKU and of its product, its title and its EAN. */
export const SKU_SEARCH: SearchTable = {
  name: 'sku_search',
  source: 'sku',
  id: ['merchant_id', 'sku_id'],
  text: `concat_ws(E'\\n', sku_id, product_id, content ->> 'name', content ->> 'ean')`,
  when: 'true',
  columns: ['content', 'product_id'],
};

/** SKUs, their localized texts, and their statuses and prices in the sales channels. */
export const skuTables: readonly string[] = [
  // A deleted SKU keeps its row: its id and version continue when it is created again.
  `CREATE TABLE sku (
     merchant_id text NOT NULL REFERENCES merchant,
     sku_id text NOT NULL,
     id uuid NOT NULL UNIQUE,
     product_id text NOT NULL,
     main boolean NOT NULL,
     content jsonb NOT NULL,
     localization_status text NOT NULL,
     localization_messages jsonb NOT NULL DEFAULT '[]',
     last_update_date timestamptz(3) NOT NULL,
     deleted_at timestamptz(3),
     version bigint NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `CREATE INDEX sku_product ON sku (merchant_id, product_id) WHERE deleted_at IS NULL`,
  // The list in its order (decision 1.8): a page is one range of an index, however deep.
  `CREATE INDEX sku_list ON sku (merchant_id, last_update_date, id) WHERE deleted_at IS NULL`,
  // The list across merchants (decision 8.7). The condition on the version holds for every row. A merchant's statement
  // does not have it, so it never walks past other merchants' rows in this index, as Postgres would where its statistics
  // know one large merchant.
  `CREATE INDEX sku_list_of_all ON sku (last_update_date, id) WHERE deleted_at IS NULL AND version > 0`,
  // The filters of the lists and the counts. Few SKUs are refused, so the index of these is small.
  `CREATE INDEX sku_by_status ON sku (merchant_id, localization_status, last_update_date, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX sku_with_messages ON sku (merchant_id, last_update_date, id)
    WHERE deleted_at IS NULL AND localization_messages <> '[]'`,
  // The reference categories that the SKUs of a merchant have, and how many SKUs each.
  `CREATE INDEX sku_category ON sku (merchant_id, ((content #>> '{globalSaleChannelData,category}') COLLATE "C"))
    WHERE deleted_at IS NULL`,
  // SKUs by the digits of their customs code: those that a trade restriction concerns (decision 3.16).
  `CREATE INDEX sku_customs_code
     ON sku ((left(replace(content->>'hscode', '.', ''), 10) COLLATE "C"), merchant_id, sku_id)
    WHERE deleted_at IS NULL`,
  // While all SKUs have one localization status, Postgres would not know that another has few, and would read the whole
  // list in search of them.
  `ALTER TABLE sku ALTER COLUMN localization_status SET (n_distinct = 7)`,
  `COMMENT ON TABLE sku IS 'A SKU. A deleted SKU keeps its row: its id and version continue when it is created again.';
   COMMENT ON COLUMN sku.product_id IS 'The product that the SKU is a variant of.';
   COMMENT ON COLUMN sku.main IS 'Whether the SKU represents its product.';
   COMMENT ON COLUMN sku.content IS 'The fields of the upsert.';
   COMMENT ON COLUMN sku.localization_status IS 'The result of localization so far.';
   COMMENT ON COLUMN sku.localization_messages IS 'The reasons of the result.';
   COMMENT ON COLUMN sku.deleted_at IS 'When the SKU was deleted; null for a live SKU.'`,

  ...searchFunctions,
  ...searchTable(SKU_SEARCH),
  `COMMENT ON TABLE sku_search IS 'The text by which a SKU is searched (decision 1.20), written by triggers of sku.';
   COMMENT ON COLUMN sku_search.key IS 'Lower case without accents: the ids of the SKU and its product, its title and its EAN, a line each.'`,

  `CREATE TABLE sku_text (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     locale text NOT NULL,
     name text NOT NULL,
     description text NOT NULL,
     color text,
     size text,
     source text NOT NULL CHECK (source IN ('glossary', 'provider', 'operator')),
     localized_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, locale)
   )`,
  `COMMENT ON TABLE sku_text IS 'The texts of a SKU in one locale.';
   COMMENT ON COLUMN sku_text.name IS 'The title.';
   COMMENT ON COLUMN sku_text.description IS 'The description.';
   COMMENT ON COLUMN sku_text.color IS 'The color; null for none.';
   COMMENT ON COLUMN sku_text.size IS 'The size; null for none.';
   COMMENT ON COLUMN sku_text.source IS 'glossary, provider or operator.';
   COMMENT ON COLUMN sku_text.localized_at IS 'When the texts were localized.'`,

  // Lists of SKUs and listings read the fit with the status.
  `CREATE TABLE sku_channel (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL REFERENCES sales_channel,
     status text NOT NULL,
     cause text NOT NULL,
     status_date timestamptz(3) NOT NULL,
     status_message text,
     sales_channel_sku_id text,
     fit jsonb,
     PRIMARY KEY (merchant_id, sku_id, sales_channel),
     FOREIGN KEY (merchant_id, sku_id) REFERENCES sku
   )`,
  `CREATE INDEX sku_channel_by_status ON sku_channel (merchant_id, sales_channel, status, sku_id)`,
  `COMMENT ON TABLE sku_channel IS 'The status of a SKU in a sales channel (decision 3.9).';
   COMMENT ON COLUMN sku_channel.status IS 'The status of the SKU in the channel.';
   COMMENT ON COLUMN sku_channel.cause IS 'The source of the status.';
   COMMENT ON COLUMN sku_channel.status_date IS 'When the status was set.';
   COMMENT ON COLUMN sku_channel.status_message IS 'A text about the status; null for none.';
   COMMENT ON COLUMN sku_channel.sales_channel_sku_id IS 'The channel''s id of the SKU, unchanged by later statuses; null before the first.';
   COMMENT ON COLUMN sku_channel.fit IS 'How the SKU fits the channel''s taxonomy, as last compared; null for a channel without one.'`,

  `CREATE TABLE sku_channel_history (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     status text NOT NULL,
     status_date timestamptz(3) NOT NULL,
     status_message text
   )`,
  `CREATE INDEX sku_channel_history_of ON sku_channel_history (merchant_id, sku_id, sales_channel, id)`,
  `COMMENT ON TABLE sku_channel_history IS 'Each status that a SKU had in a channel; kept when the SKU is deleted (decision 3.12).';
   COMMENT ON COLUMN sku_channel_history.id IS 'Rises in the order of the changes.';
   COMMENT ON COLUMN sku_channel_history.status IS 'The status of the SKU in the channel.';
   COMMENT ON COLUMN sku_channel_history.status_date IS 'When the status was set.';
   COMMENT ON COLUMN sku_channel_history.status_message IS 'A text about the status; null for none.'`,

  // Only whether there is a price matters here.
  `CREATE TABLE sku_price (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     request bigint NOT NULL,
     state text NOT NULL CHECK (state IN ('localized', 'failed')),
     detail text,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `COMMENT ON TABLE sku_price IS 'The price of a SKU in a channel as pricing last published it.';
   COMMENT ON COLUMN sku_price.state IS 'localized or failed.';
   COMMENT ON COLUMN sku_price.detail IS 'Why pricing failed; null for a localized price.'`,

  // The tables that every upsert and every chunk of events looks into are looked into by key from the first SKU on.
  ...expectedStatistics({
    sku: {
      merchant_id: MERCHANT,
      sku_id: { distinct: -1 },
      product_id: { distinct: -0.1 },
      deleted_at: { distinct: -0.02, nulls: 0.98 },
    },
    sku_channel: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
    sku_channel_history: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
    sku_price: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
    sku_text: { merchant_id: MERCHANT, sku_id: IN_EACH_CHANNEL },
  }),
];
