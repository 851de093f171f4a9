import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an order's personal data was erased, so that the erasure is published once (decision 8.6). */
export class ErasedOrders1763942400000 implements MigrationInterface {
  name = 'ErasedOrders1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    // Earlier erasures were not published: these orders have no date, and erasing them again publishes the erasure.
    await runner.query('ALTER TABLE orders ADD personal_data_erased_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP personal_data_erased_at');
  }
}
