import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of what the relay has published lately, for when Kafka loses it; the same in every service's schema. */
export class ToldEvents1764115200000 implements MigrationInterface {
  name = 'ToldEvents1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    // `id` is the event's place in the outbox: republished, it comes before what was written later.
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
    // Its old end is dropped all day long: vacuum by rows, not by share.
    await runner.query(`ALTER TABLE told_event SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE told_event');
  }
}
