import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reference categories that the SKUs of a merchant have, and how many SKUs each. */
export class SkuCategory1767398400250 implements MigrationInterface {
  name = 'SkuCategory1767398400250';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const category = `((content #>> '{globalSaleChannelData,category}') COLLATE "C")`;
    const on = `sku (merchant_id, ${category}) WHERE deleted_at IS NULL`;
    await createIndexConcurrently(runner, 'sku_category', on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sku_category');
  }
}
