import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who made a localized text, and when. */
export class LocalizationSource1763683204000 implements MigrationInterface {
  name = 'LocalizationSource1763683204000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_text DROP COLUMN source, DROP COLUMN localized_at');
  }
}

const STATEMENTS = [
  // The glossary made all that is there; when, no one kept.
  `ALTER TABLE sku_text
     ADD COLUMN source text NOT NULL DEFAULT 'glossary' CHECK (source IN ('glossary', 'provider', 'operator')),
     ADD COLUMN localized_at timestamptz(3) NOT NULL DEFAULT now()`,
  `ALTER TABLE sku_text ALTER COLUMN source DROP DEFAULT, ALTER COLUMN localized_at DROP DEFAULT`,
];
