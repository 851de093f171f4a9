/** Changes by operators, stored in the schema of the changed data (decision 2.4). */
export const auditTable: readonly string[] = [
  `CREATE TABLE audit (
     id uuid PRIMARY KEY,
     at timestamptz(3) NOT NULL DEFAULT now(),
     who text NOT NULL,
     what text NOT NULL,
     details jsonb NOT NULL
   )`,
  // The audit is read newest first, a page at a time.
  `CREATE INDEX audit_order ON audit (at DESC, id DESC)`,
  `COMMENT ON TABLE audit IS 'A change by an operator, stored in the same transaction (decision 2.4).';
   COMMENT ON COLUMN audit.at IS 'When the change was made.';
   COMMENT ON COLUMN audit.who IS 'The operator''s client id; the consumer group where an erasure dropped a parked message.';
   COMMENT ON COLUMN audit.what IS 'The kind of change, for example carrier.changed.';
   COMMENT ON COLUMN audit.details IS 'The changed object, with its previous state if there was one.'`,
];
