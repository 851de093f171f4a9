export const inboxTables: readonly string[] = [
  `CREATE TABLE inbox (
     event_id uuid NOT NULL,
     consumer_group text NOT NULL,
     PRIMARY KEY (event_id, consumer_group)
   ) PARTITION BY RANGE (event_id)`,
  `CREATE TABLE inbox_other PARTITION OF inbox DEFAULT`,
  `COMMENT ON TABLE inbox IS 'The events that a consumer group has applied, partitioned by the time in the event''s id and stored for 30 days.';
   COMMENT ON COLUMN inbox.event_id IS 'The event; a UUIDv7.'`,

  // A UUIDv7 begins with 48 bits of milliseconds, so a moment is a boundary between two uuids.
  `CREATE FUNCTION uuid_floor(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
     SELECT (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
   $$`,

  // The service's role may not create or drop tables; it may call this, which does just what the inbox needs.
  `CREATE FUNCTION maintain_inbox(moment timestamptz) RETURNS integer
   LANGUAGE plpgsql SECURITY DEFINER AS $$
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
  // The search path is fixed here, so the caller cannot point the function at another schema. If a search path does not
  // name `pg_temp`, Postgres searches it first, before its own catalog: a caller who can create temporary tables could
  // then replace the catalog for the function, which runs as the owner. Named last, it is searched last.
  `DO $$ BEGIN
     EXECUTE format('ALTER FUNCTION maintain_inbox(timestamptz) SET search_path = %I, pg_temp', current_schema());
   END $$`,
  `SELECT maintain_inbox(now())`,

  `CREATE TABLE subject_version (
     consumer_group text NOT NULL,
     stream text NOT NULL,
     subject text NOT NULL,
     version bigint NOT NULL,
     PRIMARY KEY (consumer_group, stream, subject)
   )`,
  `COMMENT ON TABLE subject_version IS 'The highest version of a subject that a consumer group has applied (decision 8.3).';
   COMMENT ON COLUMN subject_version.subject IS 'The subject of the events.';
   COMMENT ON COLUMN subject_version.version IS 'The highest version applied.'`,
];
