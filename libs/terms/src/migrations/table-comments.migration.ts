import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of the table and its columns. */
export class TermComments1770076800005 implements MigrationInterface {
  name = 'TermComments1770076800005';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE term IS 'Tax rules, duty rates or a freight tariff as taxes last published them (decision 9.6).';
  COMMENT ON COLUMN term.key IS 'The subject of the events, for example rules/DE.';
  COMMENT ON COLUMN term.version IS 'The version of the latest event; 0 for rows that the migration loaded.';
  COMMENT ON COLUMN term.content_id IS 'A new id for each event; the key of the compiled document in memory.';
  COMMENT ON COLUMN term.document IS 'The event without its envelope.'`;
