/** The processes that send, and the buckets of endpoints that they lease. */
export const senderTables: readonly string[] = [
  `CREATE TABLE sender (id uuid PRIMARY KEY, seen_at timestamptz(3) NOT NULL)`,
  `COMMENT ON TABLE sender IS 'A process that sends, and the time of its last report.';
   COMMENT ON COLUMN sender.id IS 'Identifies the process.';
   COMMENT ON COLUMN sender.seen_at IS 'When the process last reported.'`,

  `CREATE TABLE sender_lease (
     bucket smallint PRIMARY KEY,
     holder uuid
   )`,
  `INSERT INTO sender_lease (bucket) SELECT generate_series(0, 63)`,
  `COMMENT ON TABLE sender_lease IS 'The process that sends to the endpoints of a bucket; 64 rows.';
   COMMENT ON COLUMN sender_lease.bucket IS 'The bucket of endpoints.';
   COMMENT ON COLUMN sender_lease.holder IS 'A process in sender; the bucket is free if the process is not there.'`,
];
