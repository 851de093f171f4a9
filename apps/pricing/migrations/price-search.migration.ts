import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The prices of a SKU whose id was pasted, across merchants; of one merchant, `price_request_sku` finds them. */
export class PriceSearch1765065600000 implements MigrationInterface {
  name = 'PriceSearch1765065600000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'price_request_search', 'price_request (sku_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX price_request_search');
  }
}
