export const exceptionTables: readonly string[] = [
  `CREATE TABLE order_exception (
     order_id text NOT NULL REFERENCES orders,
     kind text NOT NULL,
     detail text NOT NULL,
     since timestamptz(3) NOT NULL,
     PRIMARY KEY (order_id, kind)
   )`,
  `COMMENT ON TABLE order_exception IS 'An order that needs an operator''s attention (decision 6.3).';
   COMMENT ON COLUMN order_exception.kind IS 'The kind of exception, for example shipped-after-cancel.';
   COMMENT ON COLUMN order_exception.detail IS 'A text for operators.';
   COMMENT ON COLUMN order_exception.since IS 'When the exception began.'`,

  `CREATE TABLE exception_acknowledgement (
     order_id text NOT NULL,
     kind text NOT NULL,
     since timestamptz(3) NOT NULL,
     at timestamptz(3) NOT NULL DEFAULT now(),
     who text NOT NULL,
     note text,
     PRIMARY KEY (order_id, kind)
   )`,
  `COMMENT ON TABLE exception_acknowledgement IS 'An operator takes care of an exception, recorded or derived from the data.';
   COMMENT ON COLUMN exception_acknowledgement.kind IS 'The kind of exception.';
   COMMENT ON COLUMN exception_acknowledgement.since IS 'When the exception began; a later one of the same kind is not acknowledged.';
   COMMENT ON COLUMN exception_acknowledgement.at IS 'When the operator acknowledged the exception.';
   COMMENT ON COLUMN exception_acknowledgement.who IS 'The operator''s client id.';
   COMMENT ON COLUMN exception_acknowledgement.note IS 'The operator''s note; null for none.'`,
];
