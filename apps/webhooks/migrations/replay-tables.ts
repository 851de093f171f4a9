/** Replays of events to an endpoint. */
export const replayTables: readonly string[] = [
  `CREATE TABLE replay (
     id uuid PRIMARY KEY,
     endpoint_id uuid NOT NULL REFERENCES endpoint ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('replay', 'recovery', 'retry')),
     from_at timestamptz(3) NOT NULL,
     until_at timestamptz(3) NOT NULL,
     types text[],
     "only" text NOT NULL CHECK ("only" IN ('failed', 'all')),
     cursor_stamp timestamptz(3),
     cursor_seq integer,
     queued bigint NOT NULL DEFAULT 0,
     skipped bigint NOT NULL DEFAULT 0,
     state text NOT NULL CHECK (state IN ('running', 'done', 'cancelled')),
     started_at timestamptz(3) NOT NULL,
     finished_at timestamptz(3),
     due_at timestamptz(3) NOT NULL,
     total bigint
   )`,
  `CREATE UNIQUE INDEX replay_running ON replay (endpoint_id) WHERE state = 'running'`,
  `CREATE INDEX replay_due ON replay (due_at) WHERE state = 'running'`,
  `CREATE INDEX replay_endpoint ON replay (endpoint_id, started_at)`,
  `COMMENT ON TABLE replay IS 'Sends events of the log to an endpoint again; one at a time runs for each endpoint.';
   COMMENT ON COLUMN replay.kind IS 'replay; retry for every failed delivery; recovery after a disabled endpoint is enabled again.';
   COMMENT ON COLUMN replay.from_at IS 'The earliest event.';
   COMMENT ON COLUMN replay.until_at IS 'The latest event.';
   COMMENT ON COLUMN replay.types IS 'The types of events; null for those of the endpoint.';
   COMMENT ON COLUMN replay.only IS 'failed, or all to send delivered events again as well.';
   COMMENT ON COLUMN replay.cursor_stamp IS 'The stamp of the last event of the log examined; null before the first.';
   COMMENT ON COLUMN replay.cursor_seq IS 'Its place among the events with the same stamp.';
   COMMENT ON COLUMN replay.queued IS 'Events queued so far.';
   COMMENT ON COLUMN replay.skipped IS 'Events skipped so far.';
   COMMENT ON COLUMN replay.state IS 'running, done or cancelled.';
   COMMENT ON COLUMN replay.due_at IS 'When the next part is queued.';
   COMMENT ON COLUMN replay.total IS 'The number of events of the time and types; null until they are counted.'`,
];
