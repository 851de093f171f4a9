/** The copies of the parcels of orders. */
export const parcelTables: readonly string[] = [
  // One parcel per order (decision 7.1).
  `CREATE TABLE order_parcel (
     order_id text PRIMARY KEY REFERENCES orders,
     parcel jsonb NOT NULL,
     last_mile_tracking_number text
   )`,
  // Orders by ids that a person may paste.
  `CREATE INDEX order_parcel_by_id ON order_parcel ((parcel ->> 'parcelId'))`,
  'CREATE INDEX order_parcel_by_tracking_number ON order_parcel (last_mile_tracking_number)',
  `COMMENT ON TABLE order_parcel IS 'An order''s copy of its parcel (decision 7.1), changed only by logistics'' events.';
   COMMENT ON COLUMN order_parcel.parcel IS 'The parcel as answers show it.';
   COMMENT ON COLUMN order_parcel.last_mile_tracking_number IS 'The barcode of the label; null before READY_TO_SHIP.'`,

  `CREATE TABLE order_parcel_event (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL REFERENCES orders,
     event_id text NOT NULL,
     event jsonb NOT NULL,
     UNIQUE (order_id, event_id)
   )`,
  `COMMENT ON TABLE order_parcel_event IS 'The tracking events of an order''s parcel, stored apart so that replacing the parcel loses none.';
   COMMENT ON COLUMN order_parcel_event.id IS 'Rises in the order in which events were received.';
   COMMENT ON COLUMN order_parcel_event.event IS 'The event as answers show it.'`,
];
