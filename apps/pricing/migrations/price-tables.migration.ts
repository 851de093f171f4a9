import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projections (merchant, sales_channel, fx_rate, sku), requests for prices, and their outcomes. */
export class Prices1763683200100 implements MigrationInterface {
  name = 'Prices1763683200100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE requeue_job, price_record, price_request, origin_price, sku, fx_rate, sales_channel, merchant`,
    );
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
     taxes_online boolean NOT NULL,
     fee_share numeric NOT NULL,
     ending_step numeric NOT NULL,
     ending_offset numeric NOT NULL,
     active boolean NOT NULL
   )`,
  // Units of quote for one US dollar, the rate in force.
  `CREATE TABLE fx_rate (
     quote text PRIMARY KEY,
     rate numeric NOT NULL,
     valid_from timestamptz(3) NOT NULL,
     source text NOT NULL
   )`,
  `CREATE TABLE sku (
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     name text NOT NULL,
     weight numeric NOT NULL,
     length integer NOT NULL,
     width integer NOT NULL,
     height integer NOT NULL,
     deleted boolean NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,

  // A SKU's newest origin price, for channels that are connected later.
  `CREATE TABLE origin_price (
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     sale_price numeric NOT NULL,
     list_price numeric NOT NULL,
     sent_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  // The newest request of each price; version is that of the subject's newest event, whichever it was.
  `CREATE TABLE price_request (
     price_id text COLLATE "C" PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     sales_channel text NOT NULL,
     request integer NOT NULL,
     kind text NOT NULL CHECK (kind IN ('origin', 'destination')),
     sale_price numeric NOT NULL,
     list_price numeric NOT NULL,
     currency text NOT NULL,
     cause text NOT NULL,
     requested_at timestamptz(3) NOT NULL,
     state text NOT NULL CHECK (state IN ('queued', 'localized', 'failed', 'withdrawn')),
     failure_code text,
     failure_detail text,
     version bigint NOT NULL
   )`,
  `CREATE INDEX price_request_sku ON price_request (merchant_id, sku_id)`,
  // The price that is valid; version is that of its price.localized.
  `CREATE TABLE price_record (
     price_id text COLLATE "C" PRIMARY KEY REFERENCES price_request,
     request integer NOT NULL,
     kind text NOT NULL,
     merchant_currency text NOT NULL,
     localized_currency text NOT NULL,
     localization_timestamp timestamptz(3) NOT NULL,
     gross_outbound_list_price numeric NOT NULL,
     gross_outbound_sale_price numeric NOT NULL,
     gross_outbound_list_price_with_taxes numeric NOT NULL,
     gross_outbound_sale_price_with_taxes numeric NOT NULL,
     localized_list_price_with_taxes numeric NOT NULL,
     localized_sale_price_with_taxes numeric NOT NULL,
     fx_rate numeric NOT NULL,
     rules_version text NOT NULL,
     breakdown jsonb NOT NULL,
     withdrawn boolean NOT NULL,
     version bigint NOT NULL
   )`,

  // Prices to be re-evaluated page by page; after_key is the last id of the last page.
  `CREATE TABLE requeue_job (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     cause text NOT NULL CHECK (cause IN ('fx', 'channel', 'connection')),
     quote text,
     sales_channel text,
     merchant_id text,
     after_key text COLLATE "C" NOT NULL DEFAULT '',
     examined integer NOT NULL DEFAULT 0,
     queued integer NOT NULL DEFAULT 0
   )`,
  // A job that has not begun covers what an equal second one would.
  `CREATE UNIQUE INDEX requeue_job_waiting ON requeue_job (cause, quote, sales_channel, merchant_id)
     NULLS NOT DISTINCT WHERE after_key = ''`,
];
