/** Answers stored for 24 hours under the idempotency keys of requests (decision 1.9). */
export const idempotencyTable: readonly string[] = [
  `CREATE TABLE idempotency_key (
     client_id text NOT NULL,
     operation text NOT NULL,
     key text NOT NULL,
     body_hash text NOT NULL,
     answer json NOT NULL,
     kept_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (client_id, operation, key)
   )`,
  `CREATE INDEX idempotency_key_age ON idempotency_key (kept_at)`,
  `COMMENT ON TABLE idempotency_key IS 'The stored answer to a request with an Idempotency-Key; valid for 24 hours (decision 1.9).';
   COMMENT ON COLUMN idempotency_key.operation IS 'The method and path of the request.';
   COMMENT ON COLUMN idempotency_key.key IS 'The key that the client sent.';
   COMMENT ON COLUMN idempotency_key.body_hash IS 'The digest of the body: a request with the same key and another body is rejected.';
   COMMENT ON COLUMN idempotency_key.answer IS 'Status and body; JSON text is stored as it was written.';
   COMMENT ON COLUMN idempotency_key.kept_at IS 'When the answer was stored.'`,
];
