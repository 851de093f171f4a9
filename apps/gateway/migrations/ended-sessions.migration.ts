import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users of the console end their sessions. */
export class EndedSessions1764806500000 implements MigrationInterface {
  name = 'EndedSessions1764806500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE ended_session (token_id text PRIMARY KEY, expires_at timestamptz(3) NOT NULL)`,
    );
    await runner.query(`CREATE INDEX ended_session_expiry ON ended_session (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_session');
  }
}
