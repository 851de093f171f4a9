import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SKUs, their localized texts and their status in the sales channels. */
export class SkuTables1763683202000 implements MigrationInterface {
  name = 'SkuTables1763683202000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE publication_task, translation_task, sku_price, sku_text, sku_channel_history, sku_channel, sku',
    );
  }
}

const STATEMENTS = [
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
  `CREATE TABLE sku_channel (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL REFERENCES sales_channel,
     status text NOT NULL,
     cause text NOT NULL,
     status_date timestamptz(3) NOT NULL,
     status_message text,
     sales_channel_sku_id text,
     PRIMARY KEY (merchant_id, sku_id, sales_channel),
     FOREIGN KEY (merchant_id, sku_id) REFERENCES sku
   )`,
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
  `CREATE TABLE sku_text (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     locale text NOT NULL,
     name text NOT NULL,
     description text NOT NULL,
     color text,
     size text,
     PRIMARY KEY (merchant_id, sku_id, locale)
   )`,
  // What pricing last published of each price; only whether there is one matters here.
  `CREATE TABLE sku_price (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     request bigint NOT NULL,
     state text NOT NULL CHECK (state IN ('localized', 'failed')),
     detail text,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  // A new task_id with each change of content: what was translated from older words finds its task gone.
  `CREATE TABLE translation_task (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     task_id uuid NOT NULL,
     due_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `CREATE INDEX translation_task_due ON translation_task (due_at)`,
  `CREATE TABLE publication_task (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     due_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `CREATE INDEX publication_task_due ON publication_task (due_at)`,
];
