export const historyTables: readonly string[] = [
  `CREATE TABLE order_history (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL REFERENCES orders,
     status text NOT NULL,
     event_date timestamptz(3) NOT NULL,
     received_date timestamptz(3) NOT NULL,
     event_data jsonb,
     history_id uuid NOT NULL,
     version bigint NOT NULL
   )`,
  'CREATE INDEX order_history_order ON order_history (order_id, id)',
  `COMMENT ON TABLE order_history IS 'The append-only history of orders (decision 6.10): a trigger rejects updates and deletes.';
   COMMENT ON COLUMN order_history.id IS 'Rises in the order in which entries were written.';
   COMMENT ON COLUMN order_history.status IS 'The status that the order reached.';
   COMMENT ON COLUMN order_history.event_date IS 'When the change happened.';
   COMMENT ON COLUMN order_history.received_date IS 'When the entry was written.';
   COMMENT ON COLUMN order_history.event_data IS 'Documented per status; null for none.';
   COMMENT ON COLUMN order_history.history_id IS 'The id of the entry in events and answers.';
   COMMENT ON COLUMN order_history.version IS 'The version of the entry''s event.'`,
  `CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'the history of an order is append-only';
   END $$`,
  `CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
     FOR EACH ROW EXECUTE FUNCTION refuse_history_change()`,
];
