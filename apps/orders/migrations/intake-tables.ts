/** Channel orders that wait for intake, and the versions of rejections. */
export const intakeTables: readonly string[] = [
  // Only the first row of each order is due; later events of the order are blocked behind it, in order.
  `CREATE TABLE waiting_intake (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL,
     merchant_id text NOT NULL,
     type text NOT NULL,
     event jsonb NOT NULL,
     arrived_at timestamptz(3) NOT NULL,
     detail text NOT NULL,
     due_at timestamptz(3)
   )`,
  'CREATE INDEX waiting_intake_due ON waiting_intake (due_at) WHERE due_at IS NOT NULL',
  'CREATE INDEX waiting_intake_order ON waiting_intake (order_id, id)',
  `COMMENT ON TABLE waiting_intake IS 'A channel''s event that waits for reference data, or for an earlier event of its order (decision 6.9); rows of an order are applied in the order of their ids.';
   COMMENT ON COLUMN waiting_intake.event IS 'The event.';
   COMMENT ON COLUMN waiting_intake.arrived_at IS 'When the event arrived.';
   COMMENT ON COLUMN waiting_intake.detail IS 'A text for operators: the data that is missing.';
   COMMENT ON COLUMN waiting_intake.due_at IS 'The next attempt; null while an earlier event of the order blocks this one.'`,

  `CREATE TABLE channel_reply (
     subject text PRIMARY KEY,
     version bigint NOT NULL
   )`,
  `COMMENT ON TABLE channel_reply IS 'The versions of the rejections published to channels (decision 6.9).';
   COMMENT ON COLUMN channel_reply.subject IS 'salesChannel:salesChannelOrderId.';
   COMMENT ON COLUMN channel_reply.version IS 'The version of the latest rejection.'`,
];
