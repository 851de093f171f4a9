import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The prices that listings have or had, which orders of channels are compared with (decision 10.15). */
export class ListedPrices1767398400100 implements MigrationInterface {
  name = 'ListedPrices1767398400100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE listed_price (
      merchant_id text NOT NULL,
      sku_id text NOT NULL,
      sales_channel text NOT NULL,
      request bigint NOT NULL,
      valid_from timestamptz(3) NOT NULL,
      sale numeric,
      currency text,
      known_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (merchant_id, sku_id, sales_channel, request)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE listed_price');
  }
}
