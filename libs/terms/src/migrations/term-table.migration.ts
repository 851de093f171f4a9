import type { MigrationInterface, QueryRunner } from 'typeorm';
import { compiledDocuments } from './compiled-documents.js';

/**
 * Terms as taxes publishes them (decision 9.6). An installation that has exchange rates has computed with those of the
 * code: it gets these as version 0, so that there is no moment without terms; the first events replace them. A new one
 * starts with none. Taxes asks the same before it loads and publishes them.
 */
export class TermTable1767312000000 implements MigrationInterface {
  name = 'TermTable1767312000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    const [{ used }] = await runner.query('SELECT EXISTS (SELECT FROM fx_rate) AS used');
    if (!used) return;
    for (const [key, document] of compiledDocuments()) {
      await runner.query(
        'INSERT INTO term (key, destination, version, document) VALUES ($1, $2, 0, $3)',
        [key, document.destination, JSON.stringify(document)],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE term');
  }
}

const STATEMENTS = [
  `CREATE TABLE term (
     key text COLLATE "C" PRIMARY KEY,
     destination text NOT NULL,
     version bigint NOT NULL,
     content_id uuid NOT NULL DEFAULT gen_random_uuid(),
     document jsonb NOT NULL
   )`,
  'CREATE INDEX term_destination ON term (destination)',
];
