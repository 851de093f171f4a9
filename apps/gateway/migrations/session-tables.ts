/** The live sessions of the console, and those that ended before their tokens expired. */
export const sessionTables: readonly string[] = [
  `CREATE TABLE console_session (
     token_id text PRIMARY KEY,
     client_id text NOT NULL,
     begun_at timestamptz(3) NOT NULL DEFAULT now(),
     expires_at timestamptz(3) NOT NULL
   )`,
  `CREATE INDEX console_session_client ON console_session (client_id, begun_at)`,
  `CREATE INDEX console_session_expiry ON console_session (expires_at)`,
  `COMMENT ON TABLE console_session IS 'A session of the console that may still be live.';
   COMMENT ON COLUMN console_session.token_id IS 'The jti of the session''s token.';
   COMMENT ON COLUMN console_session.client_id IS 'The client, or oidc: and the name of a person.';
   COMMENT ON COLUMN console_session.begun_at IS 'When the session started.'`,

  // With the transaction, a gateway reads only the sessions that ended since its last read.
  `CREATE TABLE ended_session (
     token_id text PRIMARY KEY,
     expires_at timestamptz(3) NOT NULL,
     ended_by bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint
   )`,
  `CREATE INDEX ended_session_expiry ON ended_session (expires_at)`,
  `CREATE INDEX ended_session_ended_by ON ended_session (ended_by)`,
  `COMMENT ON TABLE ended_session IS 'The token of a console session that ended before it expired.';
   COMMENT ON COLUMN ended_session.token_id IS 'The jti of the session''s token.';
   COMMENT ON COLUMN ended_session.ended_by IS 'The id of the transaction that ended the session.'`,
];
