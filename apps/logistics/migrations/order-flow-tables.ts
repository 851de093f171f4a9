/** The orders being fulfilled. */
export const orderFlowTables: readonly string[] = [
  // The gate of events.md. The events of the scenarios of decision 6.14 are steps too; they are not reported. A due step
  // continues the trace of the event that made it due (decision 1.11).
  `CREATE TABLE order_flow (
     order_id text PRIMARY KEY,
     merchant_id text NOT NULL,
     gate_status text,
     gate_version bigint NOT NULL DEFAULT 0,
     release jsonb,
     next_step text CHECK (next_step IN ('HANDLING', 'PACKED', 'INVOICED', 'LABEL', 'READY_TO_SHIP', 'CANCEL_PARCEL',
       'LEFT_FULFILLMENT', 'HUB_RECEIVED', 'LINEHAUL_DEPARTED', 'ARRIVED_COUNTRY', 'CUSTOMS_STARTED', 'CUSTOMS_HELD',
       'CUSTOMS_RELEASED', 'LAST_MILE_RECEIVED', 'OUT_FOR_DELIVERY', 'DELIVERED')),
     due_at timestamptz(3) CHECK (due_at IS NULL OR (next_step IS NOT NULL AND release IS NOT NULL)),
     last_step text CHECK (last_step IN ('HANDLING', 'PACKED', 'INVOICED', 'LABEL', 'READY_TO_SHIP', 'CANCEL_PARCEL')),
     erased_at timestamptz(3),
     contents_removed_at timestamptz(3),
     traceparent text
   )`,
  `CREATE INDEX order_flow_due ON order_flow (due_at) WHERE due_at IS NOT NULL`,
  // Lets the poller take due steps in turns between merchants.
  `CREATE INDEX order_flow_turn ON order_flow (merchant_id, due_at) WHERE due_at IS NOT NULL`,
  // Links of an erased buyer stop working at once; contents are removed after the commit (decision 8.6).
  `CREATE INDEX order_flow_contents ON order_flow (erased_at)
    WHERE erased_at IS NOT NULL AND contents_removed_at IS NULL`,
  `COMMENT ON TABLE order_flow IS 'The fulfillment of an order. Status and release come from two streams in either order; a row is due only while both allow its next step, so the poller reads only this table.';
   COMMENT ON COLUMN order_flow.gate_status IS 'The order''s status as orders last published it; null before its first event.';
   COMMENT ON COLUMN order_flow.gate_version IS 'The version of the event that set gate_status.';
   COMMENT ON COLUMN order_flow.release IS 'The data that the steps need, with the buyer''s personal data; null until the order is released.';
   COMMENT ON COLUMN order_flow.next_step IS 'The next step; null when no step is left.';
   COMMENT ON COLUMN order_flow.due_at IS 'When the next step is taken; null while the gate is closed or the step waits for a report.';
   COMMENT ON COLUMN order_flow.last_step IS 'The last step taken of those that can be reported; a repeated report has no effect.';
   COMMENT ON COLUMN order_flow.erased_at IS 'When the buyer''s personal data was erased (decision 8.6); null before.';
   COMMENT ON COLUMN order_flow.contents_removed_at IS 'When the erased buyer''s documents were deleted from the document store; null before.'`,
];
