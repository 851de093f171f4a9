/** The jobs that evaluate prices again, and the terms that prices were last compared with. */
export const jobTables: readonly string[] = [
  `CREATE TABLE requeue_job (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     cause text NOT NULL CHECK (cause IN ('fx', 'channel', 'connection', 'rules')),
     quote text,
     sales_channel text,
     merchant_id text,
     after_key text COLLATE "C" NOT NULL DEFAULT '',
     examined integer NOT NULL DEFAULT 0,
     queued integer NOT NULL DEFAULT 0,
     country text,
     started_at timestamptz(3) NOT NULL DEFAULT now(),
     due_at timestamptz NOT NULL DEFAULT now(),
     finished_at timestamptz(3)
   )`,
  // A job that has not begun covers what an equal second one would.
  `CREATE UNIQUE INDEX requeue_job_waiting ON requeue_job (cause, quote, sales_channel, merchant_id, country)
     NULLS NOT DISTINCT WHERE after_key = '' AND finished_at IS NULL`,
  `COMMENT ON TABLE requeue_job IS 'A job that evaluates the prices which a change affects again, page by page (decision 5.6); deleted 7 days after its end.';
   COMMENT ON COLUMN requeue_job.cause IS 'fx, channel, connection or rules.';
   COMMENT ON COLUMN requeue_job.quote IS 'The currency whose rate changed; null unless the cause is fx.';
   COMMENT ON COLUMN requeue_job.sales_channel IS 'The channel; null unless the cause is channel or connection.';
   COMMENT ON COLUMN requeue_job.merchant_id IS 'The merchant; null unless the cause is connection.';
   COMMENT ON COLUMN requeue_job.after_key IS 'The last id of the last page, of a SKU if the cause is connection, otherwise of a price; empty before the first page.';
   COMMENT ON COLUMN requeue_job.examined IS 'Prices evaluated so far.';
   COMMENT ON COLUMN requeue_job.queued IS 'Evaluated prices that were queued again.';
   COMMENT ON COLUMN requeue_job.country IS 'ISO 3166-1 alpha-2; null unless the cause is rules.';
   COMMENT ON COLUMN requeue_job.started_at IS 'When the change was seen.';
   COMMENT ON COLUMN requeue_job.due_at IS 'When the job starts: a rules job waits until the clocks of all instances reach the day of the rules.';
   COMMENT ON COLUMN requeue_job.finished_at IS 'When the job finished; null while it waits or runs.'`,

  `CREATE TABLE rules_seen (
     destination text PRIMARY KEY,
     seen_at timestamptz(3) NOT NULL DEFAULT now(),
     in_force text NOT NULL
   )`,
  `COMMENT ON TABLE rules_seen IS 'The terms in force with which the prices of a destination were last compared (decision 5.9).';
   COMMENT ON COLUMN rules_seen.seen_at IS 'When the terms were last compared.';
   COMMENT ON COLUMN rules_seen.in_force IS 'The versions of the rule set, the duty rates and the tariffs.'`,
];
