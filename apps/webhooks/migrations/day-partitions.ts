/**
 * The service's role may not create or drop tables; it may call this, which makes the partitions of yesterday to three
 * days ahead and drops those of which all rows are older than `days`. Its result is the number of dropped ones.
 */
const MAINTAIN = `
  CREATE FUNCTION maintain_partitions(parent text, moment timestamptz, days integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE
    home text := current_schema();
    day timestamptz := date_trunc('day', moment, 'UTC') - interval '1 day';
    oldest timestamptz := moment - make_interval(days => days);
    part text;
    lower_bound text;
    upper_bound text;
    dropped integer := 0;
  BEGIN
    IF parent NOT IN ('event', 'delivery') THEN
      RAISE EXCEPTION '% has no partitions by day', parent;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtext(parent), hashtext(home));
    WHILE day < moment + interval '3 days' LOOP
      part := parent || '_' || to_char(day AT TIME ZONE 'UTC', 'YYYYMMDD');
      IF to_regclass(format('%I.%I', home, part)) IS NULL THEN
        lower_bound := CASE parent WHEN 'event' THEN day::text ELSE uuid_floor(day)::text END;
        upper_bound := CASE parent WHEN 'event' THEN (day + interval '1 day')::text
                                   ELSE uuid_floor(day + interval '1 day')::text END;
        BEGIN
          EXECUTE format('CREATE TABLE %I.%I PARTITION OF %I.%I FOR VALUES FROM (%L) TO (%L)',
                         home, part, home, parent, lower_bound, upper_bound);
        EXCEPTION WHEN check_violation THEN
          NULL; -- rows of that day are in the default partition already (a clock far ahead), and may stay there
        END;
      END IF;
      day := day + interval '1 day';
    END LOOP;
    FOR part IN
      SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       WHERE i.inhparent = format('%I.%I', home, parent)::regclass
         AND c.relname ~ ('^' || parent || '_[0-9]{8}$')
         AND (to_date(right(c.relname, 8), 'YYYYMMDD') + 1)::timestamp AT TIME ZONE 'UTC' <= oldest
    LOOP
      EXECUTE format('DROP TABLE %I.%I', home, part);
      dropped := dropped + 1;
    END LOOP;
    IF parent = 'event' THEN
      EXECUTE format('DELETE FROM %I.event_other WHERE stamp < $1', home) USING oldest;
    ELSE
      EXECUTE format('DELETE FROM %I.delivery_other WHERE id < uuid_floor($1)', home) USING oldest;
    END IF;
    RETURN dropped;
  END $$`;

/** The caller can neither point it at another schema nor at temporary tables of its own. */
const SEARCH_PATH = `DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION %1$I.maintain_partitions(text, timestamptz, integer) SET search_path = %1$I, pg_temp',
                 current_schema());
END $$`;

/** The function that makes and drops the day partitions of events and deliveries, and the first of these. */
export const dayPartitions: readonly string[] = [
  MAINTAIN,
  SEARCH_PATH,
  `SELECT maintain_partitions(parent, now(), 30) FROM unnest(ARRAY['event', 'delivery']) parent`,
];
