import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators start a rotation of the signing key; the next states follow by time (decision 2.2). */
export class KeyRotation1763856002000 implements MigrationInterface {
  name = 'KeyRotation1763856002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signing_key DROP signs_from, DROP retired_at');
    await runner.query('ALTER TABLE channel_token DROP kid');
  }
}

const STATEMENTS = [
  `ALTER TABLE signing_key ADD signs_from timestamptz(3), ADD retired_at timestamptz(3)`,
  `UPDATE signing_key SET signs_from = created_at WHERE state <> 'next'`,
  `UPDATE signing_key SET retired_at = now() WHERE state = 'retired'`,
  `CREATE UNIQUE INDEX signing_key_next ON signing_key (state) WHERE state = 'next'`,
  // Unknown for tokens issued before this migration; they keep every key.
  `ALTER TABLE channel_token ADD kid text`,
];
