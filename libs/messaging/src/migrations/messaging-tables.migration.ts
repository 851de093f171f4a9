import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of libs/messaging, the same in every service's schema; each service lists it first. */
export class MessagingTables1763683200000 implements MigrationInterface {
  name = 'MessagingTables1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION maintain_inbox(timestamptz)');
    await runner.query('DROP FUNCTION uuid_floor(timestamptz)');
    await runner.query(
      'DROP TABLE parked_message, parked_key, subject_version, inbox, list_clock, outbox',
    );
  }
}

const STATEMENTS = [
  // CACHE 1: a session that caches ids ahead would hand out a small id after a larger one was committed.
  `CREATE TABLE outbox (
     id bigint GENERATED ALWAYS AS IDENTITY (CACHE 1) PRIMARY KEY,
     event_id uuid NOT NULL,
     stream text NOT NULL,
     key text NOT NULL,
     type text NOT NULL,
     headers text NOT NULL,
     value text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     parked_at timestamptz(3),
     parked_reason text
   )`,
  `CREATE INDEX outbox_parked ON outbox (stream, key) WHERE parked_at IS NOT NULL`,
  // The table is emptied continuously, so vacuum runs by number of rows, not by share; otherwise the start of the
  // index fills with dead entries.
  `ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
     autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
     autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,

  `CREATE TABLE list_clock (
     merchant_id text NOT NULL,
     list text NOT NULL,
     stamp timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, list)
   ) WITH (fillfactor = 50)`,

  `CREATE TABLE inbox (
     event_id uuid NOT NULL,
     consumer_group text NOT NULL,
     PRIMARY KEY (event_id, consumer_group)
   ) PARTITION BY RANGE (event_id)`,
  `CREATE TABLE inbox_other PARTITION OF inbox DEFAULT`,

  `CREATE TABLE subject_version (
     consumer_group text NOT NULL,
     stream text NOT NULL,
     subject text NOT NULL,
     version bigint NOT NULL,
     PRIMARY KEY (consumer_group, stream, subject)
   )`,

  `CREATE TABLE parked_key (
     consumer_group text NOT NULL,
     stream text NOT NULL,
     key text NOT NULL,
     parked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (consumer_group, stream, key)
   )`,
  `CREATE TABLE parked_message (
     id bigint GENERATED ALWAYS AS IDENTITY (CACHE 1) PRIMARY KEY,
     consumer_group text NOT NULL,
     stream text NOT NULL,
     key text,
     partition integer NOT NULL,
     "offset" bigint NOT NULL,
     event_id text,
     type text,
     headers jsonb NOT NULL,
     value bytea,
     reason text NOT NULL,
     detail text NOT NULL,
     parked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (consumer_group, stream, partition, "offset")
   )`,
  `CREATE INDEX parked_message_key ON parked_message (consumer_group, stream, key, id)`,

  // A UUIDv7 begins with 48 bits of milliseconds, so a moment is a boundary between two uuids.
  `CREATE FUNCTION uuid_floor(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
     SELECT (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
   $$`,

  // The service's role may not create or drop tables; it may call this, which does just what the inbox needs.
  // The search path is fixed when the migration runs, so the caller cannot point it at another schema.
  `CREATE FUNCTION maintain_inbox(moment timestamptz) RETURNS integer
   LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
   DECLARE
     home text := current_schema();
     week timestamptz := date_trunc('week', moment, 'UTC') - interval '1 week';
     part text;
     dropped integer := 0;
   BEGIN
     PERFORM pg_advisory_xact_lock(hashtext('inbox'), hashtext(home));
     WHILE week < moment + interval '3 weeks' LOOP
       part := 'inbox_' || to_char(week AT TIME ZONE 'UTC', 'YYYYMMDD');
       IF to_regclass(format('%I.%I', home, part)) IS NULL THEN
         BEGIN
           EXECUTE format('CREATE TABLE %I.%I PARTITION OF %I.inbox FOR VALUES FROM (%L) TO (%L)',
                          home, part, home, uuid_floor(week), uuid_floor(week + interval '1 week'));
         EXCEPTION WHEN check_violation THEN
           NULL; -- marks of that week are in inbox_other already (a clock far ahead), and may stay there
         END;
       END IF;
       week := week + interval '1 week';
     END LOOP;
     FOR part IN
       SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = format('%I.inbox', home)::regclass AND c.relname ~ '^inbox_[0-9]{8}$'
          AND to_date(substr(c.relname, 7), 'YYYYMMDD') + 7 < moment - interval '30 days'
     LOOP
       EXECUTE format('DROP TABLE %I.%I', home, part);
       dropped := dropped + 1;
     END LOOP;
     EXECUTE format('DELETE FROM %I.inbox_other WHERE event_id < uuid_floor($1)', home)
       USING moment - interval '30 days';
     RETURN dropped;
   END $$`,
  `SELECT maintain_inbox(now())`,
];
