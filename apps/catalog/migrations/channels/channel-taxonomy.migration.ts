import { alterInUse } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories and requirements of sales channels, and how those of merchants map to them (decision 10.6). */
export class ChannelTaxonomy1767398400200 implements MigrationInterface {
  name = 'ChannelTaxonomy1767398400200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await alterInUse(runner, statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_channel DROP fit');
    await runner.query(
      'DROP TABLE requirement_recheck, attribute_mapping, category_mapping, channel_attribute, channel_category, channel_taxonomy',
    );
  }
}

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS channel_taxonomy (
     sales_channel text PRIMARY KEY REFERENCES sales_channel,
     version integer NOT NULL,
     digest text NOT NULL,
     category_count integer NOT NULL,
     limits jsonb NOT NULL,
     changed_by text NOT NULL,
     last_update_date timestamptz(3) NOT NULL
   )`,
  // Which attributes a category has of its own is kept with it: a SKU has one category, and a channel thousands.
  `CREATE TABLE IF NOT EXISTS channel_category (
     sales_channel text NOT NULL REFERENCES channel_taxonomy,
     code text COLLATE "C" NOT NULL,
     path text NOT NULL,
     path_key text COLLATE "C" NOT NULL,
     attributes text[] NOT NULL DEFAULT '{}',
     PRIMARY KEY (sales_channel, code)
   )`,
  `CREATE INDEX IF NOT EXISTS channel_category_path ON channel_category (sales_channel, path_key)`,
  `CREATE TABLE IF NOT EXISTS channel_attribute (
     sales_channel text NOT NULL REFERENCES channel_taxonomy,
     code text COLLATE "C" NOT NULL,
     position integer NOT NULL,
     everywhere boolean NOT NULL,
     definition jsonb NOT NULL,
     PRIMARY KEY (sales_channel, code)
   )`,
  // An empty merchant stands for all: the mappings of operators. No references: a mapping outlives a taxonomy.
  `CREATE TABLE IF NOT EXISTS category_mapping (
     sales_channel text NOT NULL REFERENCES sales_channel,
     merchant_id text NOT NULL,
     category_key text COLLATE "C" NOT NULL,
     category text NOT NULL,
     channel_category text COLLATE "C" NOT NULL,
     changed_by text NOT NULL,
     last_update_date timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (sales_channel, merchant_id, category_key)
   )`,
  `CREATE TABLE IF NOT EXISTS attribute_mapping (
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
  // One for each merchant and channel, begun again with each change. No references, as with entry_alignment.
  `CREATE TABLE IF NOT EXISTS requirement_recheck (
     sales_channel text NOT NULL,
     merchant_id text NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     until_sku text NOT NULL DEFAULT '',
     again boolean NOT NULL DEFAULT false,
     changed integer NOT NULL DEFAULT 0,
     due_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3),
     PRIMARY KEY (sales_channel, merchant_id)
   )`,
  `CREATE INDEX IF NOT EXISTS requirement_recheck_due ON requirement_recheck (due_at) WHERE finished_at IS NULL`,
  // How a SKU fits the channel, as it was last compared: lists of SKUs and listings read it with the status.
  `ALTER TABLE sku_channel ADD COLUMN IF NOT EXISTS fit jsonb`,
];
