export const outboxTables: readonly string[] = [
  // CACHE 1: a session that caches ids ahead would hand out a small id after a larger one was committed.
  // The table is emptied continuously, so vacuum runs by number of rows, not by share; otherwise the start of the
  // index fills with dead entries. The merchant is generated, so that all rows of a key are in one turn.
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
     parked_reason text,
     merchant text NOT NULL GENERATED ALWAYS AS (coalesce(value::json ->> 'merchantId', '')) STORED,
     bulk boolean NOT NULL DEFAULT false
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
           autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
           autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,
  `CREATE INDEX outbox_parked ON outbox (stream, key) WHERE parked_at IS NOT NULL`,
  // The relay reads in turns between merchants, single changes before bulk ones.
  `CREATE INDEX outbox_turn ON outbox (merchant, bulk, id) WHERE parked_at IS NULL`,
  `CREATE INDEX outbox_bulk_key ON outbox (stream, key, id) WHERE bulk`,
  `COMMENT ON TABLE outbox IS 'Committed events that are not yet published; the relay deletes them in the order of their ids.';
   COMMENT ON COLUMN outbox.key IS 'The key of the message.';
   COMMENT ON COLUMN outbox.headers IS 'The headers as JSON text, as sent.';
   COMMENT ON COLUMN outbox.value IS 'The event as JSON text, as sent.';
   COMMENT ON COLUMN outbox.parked_at IS 'When the broker rejected the event, or an earlier one with the same key; null for others.';
   COMMENT ON COLUMN outbox.parked_reason IS 'Why the event is parked; null unless it is.';
   COMMENT ON COLUMN outbox.merchant IS 'The merchant of the event, in whose turn the relay reads it; empty for an event of no merchant.';
   COMMENT ON COLUMN outbox.bulk IS 'Whether the event belongs to a batch, a re-pricing or a republication; the merchant''s other events go first.'`,

  // `id` is the event's id in the outbox: a republished event comes before those written later.
  // Old rows are deleted continuously, so vacuum runs by number of rows, not by share.
  `CREATE TABLE outbox_archive (
     id bigint NOT NULL,
     archived_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     event_id uuid NOT NULL,
     stream text NOT NULL,
     key text NOT NULL,
     type text NOT NULL,
     headers text NOT NULL,
     value text NOT NULL
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000,
           autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`,
  `CREATE INDEX outbox_archive_age ON outbox_archive (archived_at)`,
  `CREATE INDEX outbox_archive_key ON outbox_archive (stream, key, id)`,
  `COMMENT ON TABLE outbox_archive IS 'Published events, stored for six hours in case Kafka loses them; on compacted streams the last event of each key is stored permanently.';
   COMMENT ON COLUMN outbox_archive.id IS 'The id of the row in the outbox, which gives the order of publication.';
   COMMENT ON COLUMN outbox_archive.archived_at IS 'When the event was published.';
   COMMENT ON COLUMN outbox_archive.key IS 'The key of the message.';
   COMMENT ON COLUMN outbox_archive.headers IS 'The headers as JSON text, as sent.';
   COMMENT ON COLUMN outbox_archive.value IS 'The event as JSON text, as sent.'`,
];
