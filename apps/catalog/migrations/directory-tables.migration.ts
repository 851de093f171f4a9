import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merchants, sales channels, and who sells where. */
export class DirectoryTables1763683201000 implements MigrationInterface {
  name = 'DirectoryTables1763683201000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE connection, sales_channel, merchant');
  }
}

const STATEMENTS = [
  `CREATE TABLE merchant (
     merchant_id text PRIMARY KEY CHECK (merchant_id ~ '^[A-Z0-9]{2,16}$'),
     name text NOT NULL,
     country text NOT NULL,
     currency text NOT NULL,
     auto_localization boolean NOT NULL,
     active boolean NOT NULL,
     version bigint NOT NULL
   )`,
  `CREATE TABLE sales_channel (
     sales_channel text PRIMARY KEY CHECK (sales_channel ~ '^[A-Z0-9]{2,16}$'),
     name text NOT NULL,
     country text NOT NULL,
     currency text NOT NULL,
     locale text NOT NULL,
     taxes_online boolean NOT NULL,
     tax_type text NOT NULL CHECK (tax_type IN ('DDP', 'DDU')),
     fee_share numeric NOT NULL CHECK (fee_share >= 0 AND fee_share < 1),
     price_step numeric NOT NULL CHECK (price_step > 0),
     price_offset numeric NOT NULL CHECK (price_offset >= 0),
     active boolean NOT NULL,
     version bigint NOT NULL
   )`,
  `CREATE TABLE connection (
     merchant_id text NOT NULL REFERENCES merchant,
     sales_channel text NOT NULL REFERENCES sales_channel,
     PRIMARY KEY (merchant_id, sales_channel)
   )`,
];
