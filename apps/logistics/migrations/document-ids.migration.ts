import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents are named by an id of their own; their links are signed (decision 7.2). A process that started before this
 * migration opens them by a token, which stays.
 */
export class DocumentIds1764806400000 implements MigrationInterface {
  name = 'DocumentIds1764806400000';

  async up(runner: QueryRunner): Promise<void> {
    // The default is for documents that a process stores which started before this migration.
    await runner.query(
      'ALTER TABLE document ADD document_id uuid NOT NULL DEFAULT gen_random_uuid()',
    );
    // Half a hash of the token: orders, which stored the links, derives the same id from them.
    await runner.query(
      `UPDATE document SET document_id = left(encode(sha256(token::bytea), 'hex'), 32)::uuid`,
    );
    await runner.query(
      `ALTER TABLE document DROP CONSTRAINT document_pkey, ADD PRIMARY KEY (document_id),
         ALTER token DROP NOT NULL, ADD UNIQUE (token)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM document WHERE token IS NULL');
    await runner.query(
      `ALTER TABLE document DROP CONSTRAINT document_token_key, DROP document_id, ADD PRIMARY KEY (token)`,
    );
  }
}
