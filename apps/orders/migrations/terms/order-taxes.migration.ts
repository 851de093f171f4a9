import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The taxes inside the value of an order, each by its name in the rules; orders of before have none. And the settings of
 * channels that rules and tariffs look at.
 */
export class OrderTaxes1767312000100 implements MigrationInterface {
  name = 'OrderTaxes1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD taxes jsonb');
    await runner.query(
      `ALTER TABLE sales_channel
         ADD service text NOT NULL DEFAULT 'STANDARD',
         ADD freight_shown_separately boolean NOT NULL DEFAULT false,
         ADD scheme text, ADD region text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sales_channel
         DROP service, DROP freight_shown_separately, DROP scheme, DROP region`,
    );
    await runner.query('ALTER TABLE orders DROP taxes');
  }
}
