import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SKUs by the digits of their customs code: those that a trade restriction concerns (decision 3.16). */
export class SkuCustomsCode1767225600050 implements MigrationInterface {
  name = 'SkuCustomsCode1767225600050';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'sku_customs_code', ON);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sku_customs_code');
  }
}

const ON = `sku ((left(replace(content->>'hscode', '.', ''), 10) COLLATE "C"), merchant_id, sku_id)
  WHERE deleted_at IS NULL`;
