import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the column that names the rate that was published last. */
export class PublishedRate1764288000100 implements MigrationInterface {
  name = 'PublishedRate1764288000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fx_pair RENAME COLUMN told_rate TO published_rate');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fx_pair RENAME COLUMN published_rate TO told_rate');
  }
}
