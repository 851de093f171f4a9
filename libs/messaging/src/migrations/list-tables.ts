/** The clock of lists, and the restores after which page tokens and cursors of the lost time are rejected. */
export const listTables: readonly string[] = [
  `CREATE TABLE list_clock (
     merchant_id text NOT NULL,
     list text NOT NULL,
     stamp timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, list)
   ) WITH (fillfactor = 50)`,
  `COMMENT ON TABLE list_clock IS 'The clock of a merchant''s list: the last stamp used as a last update date (decision 1.14).';
   COMMENT ON COLUMN list_clock.list IS 'The list, for example order.';
   COMMENT ON COLUMN list_clock.stamp IS 'The last stamp; the next one is later.'`,

  `CREATE TABLE restoration (restored_to timestamptz(3) NOT NULL, recovered_at timestamptz(3) PRIMARY KEY)`,
  `COMMENT ON TABLE restoration IS 'A restore of the store to an earlier time; the last one marks page tokens and cursors (decision 1.23).';
   COMMENT ON COLUMN restoration.restored_to IS 'The time of the restored state.';
   COMMENT ON COLUMN restoration.recovered_at IS 'When recover after-restore ran.'`,
];
