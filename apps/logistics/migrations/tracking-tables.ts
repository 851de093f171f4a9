/** The tracking of parcels, and the carriers that report it. */
export const trackingTables: readonly string[] = [
  `CREATE TABLE carrier (
     carrier_id text PRIMARY KEY,
     client_id text NOT NULL,
     merchants text[] NOT NULL
   )`,
  `CREATE INDEX carrier_client ON carrier (client_id)`,
  `COMMENT ON TABLE carrier IS 'The client that reports tracking with a carrier id, and the merchants that it reports for (decision 7.8).';
   COMMENT ON COLUMN carrier.carrier_id IS 'The carrier.';
   COMMENT ON COLUMN carrier.merchants IS 'Ids of the merchants whose parcels the client sees and reports.'`,

  // Buyer step and macro step follow from the code.
  `CREATE TABLE parcel_event (
     event_id uuid PRIMARY KEY,
     parcel_id text NOT NULL REFERENCES parcel (parcel_id),
     code text NOT NULL,
     event_date timestamptz(3) NOT NULL,
     received_date timestamptz(3) NOT NULL,
     carrier_id text,
     external_code text,
     reported_by text,
     description text NOT NULL,
     location text NOT NULL,
     UNIQUE (parcel_id, code, event_date)
   )`,
  `COMMENT ON TABLE parcel_event IS 'A tracking event of a parcel; the same event again (parcel, code, date) is stored once (decision 7.6).';
   COMMENT ON COLUMN parcel_event.parcel_id IS 'The parcel.';
   COMMENT ON COLUMN parcel_event.code IS 'The tracking code.';
   COMMENT ON COLUMN parcel_event.event_date IS 'When the event happened.';
   COMMENT ON COLUMN parcel_event.received_date IS 'When the event was reported.';
   COMMENT ON COLUMN parcel_event.carrier_id IS 'The carrier id of the report; null for an event that the service creates.';
   COMMENT ON COLUMN parcel_event.external_code IS 'The code as reported; null for an event that the service creates.';
   COMMENT ON COLUMN parcel_event.reported_by IS 'The client that reported the event; null for an event that the service creates.';
   COMMENT ON COLUMN parcel_event.location IS 'City, state and country; the sender''s country for an event that the service creates.'`,
];
