import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projections of catalog and taxes, fed by their events only. */
export class Surroundings1763683200100 implements MigrationInterface {
  name = 'Surroundings1763683200100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fx_rate, sku_channel, sku, sales_channel, merchant');
  }
}

const STATEMENTS = [
  `CREATE TABLE merchant (
     merchant_id text PRIMARY KEY,
     country text NOT NULL,
     currency text NOT NULL,
     connected_channels text[] NOT NULL
   )`,
  `CREATE TABLE sales_channel (
     sales_channel text PRIMARY KEY,
     country text NOT NULL,
     currency text NOT NULL,
     tax_type text NOT NULL CHECK (tax_type IN ('DDP', 'DDU')),
     fee_share numeric NOT NULL,
     active boolean NOT NULL
   )`,
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
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `CREATE INDEX sku_by_id ON sku (merchant_id, id)`,
  // ever_approved: a paid order from the channel is accepted (decision 6.9). orderable: also not denied or deleted
  // since (6.5).
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
  `CREATE INDEX sku_channel_by_channel_id ON sku_channel (merchant_id, sales_channel, sales_channel_sku_id)`,
  `CREATE TABLE fx_rate (
     quote text PRIMARY KEY,
     rate numeric NOT NULL CHECK (rate > 0),
     valid_from timestamptz(3) NOT NULL
   )`,
];
