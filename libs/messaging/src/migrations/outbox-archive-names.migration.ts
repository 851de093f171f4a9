import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the archive of published events; the same in every service's schema. */
export class OutboxArchive1764288000000 implements MigrationInterface {
  name = 'OutboxArchive1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE told_event RENAME TO outbox_archive');
    await runner.query('ALTER TABLE outbox_archive RENAME COLUMN told_at TO archived_at');
    await runner.query('ALTER INDEX told_event_age RENAME TO outbox_archive_age');
    await runner.query('ALTER INDEX told_event_key RENAME TO outbox_archive_key');
    // A process that started before this migration writes to the old name.
    await runner.query(`CREATE VIEW told_event AS
      SELECT id, archived_at AS told_at, event_id, stream, key, type, headers, value FROM outbox_archive`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW told_event');
    await runner.query('ALTER INDEX outbox_archive_key RENAME TO told_event_key');
    await runner.query('ALTER INDEX outbox_archive_age RENAME TO told_event_age');
    await runner.query('ALTER TABLE outbox_archive RENAME COLUMN archived_at TO told_at');
    await runner.query('ALTER TABLE outbox_archive RENAME TO told_event');
  }
}
