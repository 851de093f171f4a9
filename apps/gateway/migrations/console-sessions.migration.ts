import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the live sessions of the console, and the transaction that ended each session, so that a gateway reads only the
 * sessions that ended since its last read.
 * A process that started before this migration keeps writing `ended_session`, so the column has a default.
 */
export class ConsoleSessions1764979200400 implements MigrationInterface {
  name = 'ConsoleSessions1764979200400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE console_session (
         token_id text PRIMARY KEY,
         client_id text NOT NULL,
         begun_at timestamptz(3) NOT NULL DEFAULT now(),
         expires_at timestamptz(3) NOT NULL
       )`,
    );
    await runner.query(
      `CREATE INDEX console_session_client ON console_session (client_id, begun_at)`,
    );
    await runner.query(`CREATE INDEX console_session_expiry ON console_session (expires_at)`);
    await runner.query(
      `ALTER TABLE ended_session
         ADD COLUMN ended_by bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint`,
    );
    await runner.query(`CREATE INDEX ended_session_ended_by ON ended_session (ended_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ended_session DROP COLUMN ended_by');
    await runner.query('DROP TABLE console_session');
  }
}
