import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The taxes inside the value of an order, each by its name in the rules, and the terms that they were computed with;
 * existing orders have neither. And the settings of channels that rules and tariffs look at.
 */
export class OrderTaxes1767312000100 implements MigrationInterface {
  name = 'OrderTaxes1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders
         ADD taxes jsonb, ADD tax_surplus numeric, ADD duty_rates_version text, ADD tariff_version text`,
    );
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
    await runner.query(
      `ALTER TABLE orders
         DROP taxes, DROP tax_surplus, DROP duty_rates_version, DROP tariff_version`,
    );
  }
}
