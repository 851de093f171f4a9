/** Exchange rates by the moment they come into force (decision 5.6). */
export const fxRateTables: readonly string[] = [
  `CREATE TABLE fx_rate (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     quote text NOT NULL,
     rate numeric(20, 6) NOT NULL CHECK (rate > 0),
     valid_from timestamptz(3) NOT NULL,
     source text NOT NULL,
     loaded_by text NOT NULL,
     loaded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (quote, valid_from)
   )`,
  `COMMENT ON TABLE fx_rate IS 'An exchange rate from the moment it takes effect; rows are added, never changed (decision 5.6).';
   COMMENT ON COLUMN fx_rate.source IS 'The source of the rate.'`,

  `CREATE TABLE fx_pair (
     quote text PRIMARY KEY,
     told_rate bigint REFERENCES fx_rate,
     version bigint NOT NULL DEFAULT 0,
     due_at timestamptz(3)
   )`,
  `CREATE INDEX fx_pair_due ON fx_pair (due_at) WHERE due_at IS NOT NULL`,
  `COMMENT ON TABLE fx_pair IS 'The last published rate of a currency, and the time when the next one takes effect.';
   COMMENT ON COLUMN fx_pair.told_rate IS 'The row in fx_rate that was last published; null before the first.';
   COMMENT ON COLUMN fx_pair.due_at IS 'When the next rate takes effect; null for none.'`,
];
