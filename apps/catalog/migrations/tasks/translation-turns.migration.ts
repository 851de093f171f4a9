import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets translations take turns between merchants, single changes before bulk ones. */
export class TranslationTurns1770336000200 implements MigrationInterface {
  name = 'TranslationTurns1770336000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE translation_task ADD COLUMN bulk boolean NOT NULL DEFAULT false',
    );
    await runner.query(
      'CREATE INDEX translation_task_turn ON translation_task (merchant_id, bulk, due_at)',
    );
    await runner.query(
      `COMMENT ON COLUMN translation_task.bulk IS 'Whether the change belongs to a bulk one; the merchant''s other tasks go first.'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX translation_task_turn');
    await runner.query('ALTER TABLE translation_task DROP COLUMN bulk');
  }
}
