import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of recently published events, in case Kafka loses them; the same in every service's schema. */
export class ToldEvents1764115200000 implements MigrationInterface {
  name = 'ToldEvents1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    // `id` is the event's id in the outbox: a republished event comes before those written later.
    await runner.query(`CREATE TABLE told_event (
      id bigint NOT NULL,
      told_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      event_id uuid NOT NULL,
      stream text NOT NULL,
      key text NOT NULL,
      type text NOT NULL,
      headers text NOT NULL,
      value text NOT NULL
    )`);
    await runner.query('CREATE INDEX told_event_age ON told_event (told_at)');
    await runner.query('CREATE INDEX told_event_key ON told_event (stream, key, id)');
    // Old rows are deleted continuously, so vacuum runs by number of rows, not by share.
    await runner.query(`ALTER TABLE told_event SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE told_event');
  }
}
