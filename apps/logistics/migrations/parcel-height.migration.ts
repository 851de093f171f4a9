import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A parcel is as high as all its units together (decision 7.1), which exceeds an integer for large orders. */
export class ParcelHeight1764028800000 implements MigrationInterface {
  name = 'ParcelHeight1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE parcel ALTER COLUMN height TYPE bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE parcel ALTER COLUMN height TYPE integer USING least(height, 2147483647)',
    );
  }
}
