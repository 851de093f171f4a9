import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The taxes inside the value of an order, each by its name in the rules. Orders of before have none. */
export class OrderTaxes1767312000100 implements MigrationInterface {
  name = 'OrderTaxes1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD taxes jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP taxes');
  }
}
