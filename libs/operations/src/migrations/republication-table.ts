/** Jobs that publish the present state of a service's subjects again. */
export const republicationTable: readonly string[] = [
  `CREATE TABLE republication (
     job_id uuid PRIMARY KEY,
     subject text NOT NULL,
     merchant_id text,
     changed_from timestamptz(3),
     after_key jsonb,
     published integer NOT NULL DEFAULT 0,
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3)
   )`,
  `CREATE INDEX republication_running ON republication (job_id) WHERE finished_at IS NULL`,
  `COMMENT ON TABLE republication IS 'A job that publishes the present state of subjects again (decision 8.7).';
   COMMENT ON COLUMN republication.job_id IS 'Identifies the job.';
   COMMENT ON COLUMN republication.subject IS 'The kind of subject, for example skus.';
   COMMENT ON COLUMN republication.merchant_id IS 'The merchant; null for all.';
   COMMENT ON COLUMN republication.changed_from IS 'Only subjects that changed then or later; null for all.';
   COMMENT ON COLUMN republication.after_key IS 'The key of the last row examined; null before the first.';
   COMMENT ON COLUMN republication.published IS 'The number of subjects published so far.'`,
];
