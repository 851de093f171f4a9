/**
 * Counts of a service's rows that are read often (decision 12.2). A change of a row adds its differences, so writers
 * never wait for each other; the service adds these up. A count is the sum of both tables.
 */
export const rollupTables: readonly string[] = [
  `CREATE TABLE rollup (
     merchant_id text NOT NULL,
     day date NOT NULL,
     measure text NOT NULL,
     key text NOT NULL,
     count bigint NOT NULL,
     amount numeric NOT NULL,
     PRIMARY KEY (merchant_id, day, measure, key)
   ) WITH (fillfactor = 50)`,
  `COMMENT ON TABLE rollup IS 'A count of rows, for each merchant and, under *, for all merchants together.';
   COMMENT ON COLUMN rollup.day IS 'The day in UTC; 1970-01-01 for a count of the present.';
   COMMENT ON COLUMN rollup.measure IS 'The name of the count.';
   COMMENT ON COLUMN rollup.key IS 'The value that the measure distinguishes, for example a status.';
   COMMENT ON COLUMN rollup.count IS 'The number of rows.';
   COMMENT ON COLUMN rollup.amount IS 'The sum of a value of the rows; 0 for a measure that only counts.'`,

  // Emptied continuously, as the outbox is.
  `CREATE TABLE rollup_delta (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     day date NOT NULL,
     measure text NOT NULL,
     key text NOT NULL,
     count bigint NOT NULL,
     amount numeric NOT NULL
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
           autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
           autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,
  `CREATE INDEX rollup_delta_merchant ON rollup_delta (merchant_id)`,
  `COMMENT ON TABLE rollup_delta IS 'The effect of a changed row on a count; deleted once it is added to the rollup.';
   COMMENT ON COLUMN rollup_delta.day IS 'The day of the count, as in rollup.';
   COMMENT ON COLUMN rollup_delta.measure IS 'The name of the count.';
   COMMENT ON COLUMN rollup_delta.key IS 'The value that the measure distinguishes.';
   COMMENT ON COLUMN rollup_delta.count IS 'The change of the number of rows.';
   COMMENT ON COLUMN rollup_delta.amount IS 'The change of the sum.'`,
];
