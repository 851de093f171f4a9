/** The last requests of the clients, by whose they are, by client and by request id; refusals have indexes of their own. */
export const requestLogTable: readonly string[] = [
  // Rows come and go without end: vacuum runs by number of rows, not by share.
  `CREATE TABLE request_log (
     stored_at timestamptz(3) NOT NULL,
     id uuid NOT NULL,
     at timestamptz(3) NOT NULL,
     duration_ms integer NOT NULL,
     kind text NOT NULL,
     owner text NOT NULL,
     client_id text NOT NULL,
     method text NOT NULL,
     path text,
     status integer NOT NULL,
     code text,
     request_id text NOT NULL,
     from_console boolean NOT NULL,
     refusal json,
     PRIMARY KEY (stored_at, id)
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
           autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`,
  `CREATE INDEX request_log_owner ON request_log (kind, owner, stored_at, id)`,
  `CREATE INDEX request_log_client ON request_log (client_id, stored_at, id)`,
  `CREATE INDEX request_log_request ON request_log (request_id)`,
  `CREATE INDEX request_log_refused ON request_log (stored_at, id) WHERE status >= 400`,
  `CREATE INDEX request_log_owner_refused ON request_log (kind, owner, stored_at, id) WHERE status >= 400`,
  `COMMENT ON TABLE request_log IS 'An answered request of a client, without bodies and values except the answer that rejected it (decision 1.19).';
   COMMENT ON COLUMN request_log.stored_at IS 'The stamp of the list''s clock, one for a batch.';
   COMMENT ON COLUMN request_log.at IS 'When the request arrived.';
   COMMENT ON COLUMN request_log.duration_ms IS 'Milliseconds until the answer ended.';
   COMMENT ON COLUMN request_log.kind IS 'The kind of client, as in client.';
   COMMENT ON COLUMN request_log.owner IS 'The merchant, partner or sales channel, or the operator''s client.';
   COMMENT ON COLUMN request_log.method IS 'The HTTP method.';
   COMMENT ON COLUMN request_log.path IS 'The path as in the API document; null for an unknown path.';
   COMMENT ON COLUMN request_log.status IS 'The HTTP status; 499 if the caller closed the connection before the answer ended.';
   COMMENT ON COLUMN request_log.code IS 'The problem code of the answer; null for none.';
   COMMENT ON COLUMN request_log.request_id IS 'The id of the request in answers and logs.';
   COMMENT ON COLUMN request_log.from_console IS 'Whether the console sent the request.';
   COMMENT ON COLUMN request_log.refusal IS 'The body of the answer that rejected the request, at most 8 KiB; null for others.'`,
];
