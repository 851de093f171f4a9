/** Shipments that group parcels (decision 7.9). */
export const shipmentTables: readonly string[] = [
  `CREATE TABLE shipment (
     shipment_id text PRIMARY KEY,
     merchant_id text NOT NULL,
     status text NOT NULL CHECK (status IN ('CREATED', 'SHIPPED', 'CANCELLED')),
     parcel_ids text[] NOT NULL,
     description text,
     expected_ship_date timestamptz(3) NOT NULL,
     expected_delivery_date timestamptz(3) NOT NULL,
     first_mile_carrier_id text,
     first_mile_tracking_number text NOT NULL,
     weight numeric NOT NULL,
     creation_date timestamptz(3) NOT NULL,
     last_update_date timestamptz(3) NOT NULL,
     version bigint NOT NULL
   )`,
  // The lists of shipments, of a merchant and across merchants, and by status: as those of parcels.
  `CREATE INDEX shipment_list ON shipment (merchant_id, last_update_date, shipment_id)`,
  `CREATE INDEX shipment_list_of_all ON shipment (last_update_date, shipment_id) WHERE version > 0`,
  `CREATE INDEX shipment_by_status ON shipment (merchant_id, status, last_update_date, shipment_id)`,
  `ALTER TABLE shipment ALTER COLUMN status SET (n_distinct = 3)`,
  `COMMENT ON TABLE shipment IS 'Parcels that travel together on their first mile (decision 7.9).';
   COMMENT ON COLUMN shipment.shipment_id IS 'Identifies the shipment.';
   COMMENT ON COLUMN shipment.status IS 'CREATED, SHIPPED or CANCELLED.';
   COMMENT ON COLUMN shipment.parcel_ids IS 'The parcels at creation, unchanged when a cancel frees them; parcel.shipment_id is the current state.';
   COMMENT ON COLUMN shipment.expected_ship_date IS 'When the shipment is expected to leave.';
   COMMENT ON COLUMN shipment.expected_delivery_date IS 'When the shipment is expected to arrive.';
   COMMENT ON COLUMN shipment.first_mile_carrier_id IS 'The carrier of the first mile; null for none.';
   COMMENT ON COLUMN shipment.first_mile_tracking_number IS 'The tracking number of the first mile.';
   COMMENT ON COLUMN shipment.weight IS 'Kilograms: the sum of the parcels'' gross weights at creation.';
   COMMENT ON COLUMN shipment.creation_date IS 'When the shipment was created.';
   COMMENT ON COLUMN shipment.version IS 'The number of events about the shipment.'`,
];
