/** Categories and requirements of sales channels, and how those of merchants map to them (decision 10.6). */
export const taxonomyTables: readonly string[] = [
  `CREATE TABLE channel_taxonomy (
     sales_channel text PRIMARY KEY REFERENCES sales_channel,
     version integer NOT NULL,
     digest text NOT NULL,
     category_count integer NOT NULL,
     limits jsonb NOT NULL,
     changed_by text NOT NULL,
     last_update_date timestamptz(3) NOT NULL
   )`,
  `COMMENT ON TABLE channel_taxonomy IS 'The taxonomy that a channel requires (decision 10.6); categories and attributes have separate tables.';
   COMMENT ON COLUMN channel_taxonomy.version IS 'Rises by one with each change.';
   COMMENT ON COLUMN channel_taxonomy.digest IS 'The digest of everything sent: the same content again changes nothing.';
   COMMENT ON COLUMN channel_taxonomy.category_count IS 'The number of categories.';
   COMMENT ON COLUMN channel_taxonomy.limits IS 'The channel''s limits of texts and images.'`,

  // Which attributes a category has of its own is kept with it: a SKU has one category, and a channel thousands.
  `CREATE TABLE channel_category (
     sales_channel text NOT NULL REFERENCES channel_taxonomy,
     code text COLLATE "C" NOT NULL,
     path text NOT NULL,
     path_key text COLLATE "C" NOT NULL,
     attributes text[] NOT NULL DEFAULT '{}',
     PRIMARY KEY (sales_channel, code)
   )`,
  `CREATE INDEX channel_category_path ON channel_category (sales_channel, path_key)`,
  `COMMENT ON TABLE channel_category IS 'A category of a channel''s taxonomy.';
   COMMENT ON COLUMN channel_category.code IS 'The channel''s code of the category.';
   COMMENT ON COLUMN channel_category.path IS 'The levels of the category, separated by >.';
   COMMENT ON COLUMN channel_category.path_key IS 'The path without case and accents.';
   COMMENT ON COLUMN channel_category.attributes IS 'Codes of the attributes that not all categories have.'`,

  `CREATE TABLE channel_attribute (
     sales_channel text NOT NULL REFERENCES channel_taxonomy,
     code text COLLATE "C" NOT NULL,
     position integer NOT NULL,
     everywhere boolean NOT NULL,
     definition jsonb NOT NULL,
     PRIMARY KEY (sales_channel, code)
   )`,
  `COMMENT ON TABLE channel_attribute IS 'An attribute of a channel''s taxonomy.';
   COMMENT ON COLUMN channel_attribute.code IS 'The channel''s code of the attribute.';
   COMMENT ON COLUMN channel_attribute.position IS 'The place in the order sent, from 0.';
   COMMENT ON COLUMN channel_attribute.everywhere IS 'Whether every category has the attribute.';
   COMMENT ON COLUMN channel_attribute.definition IS 'The attribute as sent, without its categories.'`,

  // An empty merchant stands for all: the mappings of operators. No references: a mapping outlives a taxonomy.
  `CREATE TABLE category_mapping (
     sales_channel text NOT NULL REFERENCES sales_channel,
     merchant_id text NOT NULL,
     category_key text COLLATE "C" NOT NULL,
     category text NOT NULL,
     channel_category text COLLATE "C" NOT NULL,
     changed_by text NOT NULL,
     last_update_date timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (sales_channel, merchant_id, category_key)
   )`,
  `COMMENT ON TABLE category_mapping IS 'The category of a channel for a reference category and all below it (decision 10.6).';
   COMMENT ON COLUMN category_mapping.merchant_id IS 'The merchant; empty for an operator''s mapping for all.';
   COMMENT ON COLUMN category_mapping.category_key IS 'The reference category without case and accents.';
   COMMENT ON COLUMN category_mapping.category IS 'The reference category as sent.';
   COMMENT ON COLUMN category_mapping.channel_category IS 'The code of the channel''s category, which the taxonomy may no longer contain.'`,

  `CREATE TABLE attribute_mapping (
     sales_channel text NOT NULL REFERENCES sales_channel,
     merchant_id text NOT NULL,
     name_key text COLLATE "C" NOT NULL,
     name text NOT NULL,
     attribute text COLLATE "C" NOT NULL,
     "values" jsonb NOT NULL,
     changed_by text NOT NULL,
     last_update_date timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (sales_channel, merchant_id, name_key)
   )`,
  `COMMENT ON TABLE attribute_mapping IS 'The attribute of a channel for an attribute name, with its values (decision 10.6).';
   COMMENT ON COLUMN attribute_mapping.merchant_id IS 'The merchant; empty for an operator''s mapping for all.';
   COMMENT ON COLUMN attribute_mapping.name_key IS 'The attribute name without case and accents.';
   COMMENT ON COLUMN attribute_mapping.name IS 'The attribute name as sent.';
   COMMENT ON COLUMN attribute_mapping.attribute IS 'The code of the channel''s attribute, which the taxonomy may no longer contain.';
   COMMENT ON COLUMN attribute_mapping.values IS 'The channel''s values for the merchant''s.'`,

  // One for each merchant and channel, begun again with each change. No references, as with entry_alignment.
  `CREATE TABLE requirement_recheck (
     sales_channel text NOT NULL,
     merchant_id text NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     until_sku text NOT NULL DEFAULT '',
     again boolean NOT NULL DEFAULT false,
     changed integer NOT NULL DEFAULT 0,
     due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3),
     PRIMARY KEY (sales_channel, merchant_id)
   )`,
  `CREATE INDEX requirement_recheck_due ON requirement_recheck (due_at) WHERE finished_at IS NULL`,
  `COMMENT ON TABLE requirement_recheck IS 'The comparison of a merchant''s SKUs with a channel''s requirements, in portions, after the taxonomy or a mapping changed. No foreign keys: their locks would conflict with changes by operators.';
   COMMENT ON COLUMN requirement_recheck.until_sku IS 'The last SKU compared before the latest change: after the last SKU, the job repeats the SKUs up to this one.';
   COMMENT ON COLUMN requirement_recheck.again IS 'Whether the job repeats SKUs, up to until_sku.';
   COMMENT ON COLUMN requirement_recheck.changed IS 'The number of SKUs whose result changed.'`,
];
