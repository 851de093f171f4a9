import { countChanges } from '#operations';
import { searchTable } from '#platform';

/** Parcels, the numbers given to them, their search and their counts. */
export const parcelTables: readonly string[] = [
  // As many digits as decision 7.1 gives each number, without cycling: a number is used once.
  `CREATE SEQUENCE parcel_serial MAXVALUE 999999999999 NO CYCLE`,
  `CREATE SEQUENCE tracking_serial MAXVALUE 999999999 NO CYCLE`,
  `CREATE SEQUENCE invoice_serial MAXVALUE 99999999 NO CYCLE`,

  // A parcel is as high as all its units together (decision 7.1), which exceeds an integer for large orders.
  `CREATE TABLE parcel (
     order_id text PRIMARY KEY REFERENCES order_flow,
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     sales_channel_order_id text NOT NULL,
     customer_document text,
     sender_country text NOT NULL,
     recipient_country text NOT NULL,
     delivery_estimate_date timestamptz(3) NOT NULL,
     code text NOT NULL UNIQUE,
     name text NOT NULL,
     length integer NOT NULL,
     width integer NOT NULL,
     height bigint NOT NULL,
     net_weight numeric NOT NULL,
     gross_weight numeric NOT NULL,
     volumetric_weight numeric NOT NULL,
     items jsonb NOT NULL,
     invoice_number text UNIQUE,
     parcel_id text UNIQUE,
     last_mile_tracking_number text UNIQUE,
     tracking_token text UNIQUE,
     shipment_id text CONSTRAINT parcel_shipment_fk REFERENCES shipment,
     status text CHECK (status IN ('SHIPMENT_CREATED', 'SHIPPED', 'ARRIVED_DESTINATION_COUNTRY', 'CUSTOMS_CLEARANCE',
       'LAST_MILE', 'DELIVERED', 'SHIPMENT_CANCELED')),
     creation_date timestamptz(3),
     last_update_date timestamptz(3),
     version bigint NOT NULL,
     tracked_at timestamptz(3),
     customs_code text,
     customs_at timestamptz(3),
     CHECK (status IS NULL OR num_nulls(parcel_id, last_mile_tracking_number, tracking_token, invoice_number,
       creation_date, last_update_date) = 0)
   )`,
  `CREATE INDEX parcel_list ON parcel (merchant_id, last_update_date, parcel_id) WHERE status IS NOT NULL`,
  // The list across merchants (decision 8.7): a page is one range of an index, as of a merchant. The condition on the
  // version holds for every row. A merchant's statement does not have it, so it never walks past other merchants' rows
  // in this index, as Postgres would where its statistics know one large merchant.
  `CREATE INDEX parcel_list_of_all ON parcel (last_update_date, parcel_id) WHERE status IS NOT NULL AND version > 0`,
  // A merchant's parcels by status, in the order of its list, so that rare ones are found without the others. While all
  // rows have one status, Postgres would not know that another has few, and would read all of them.
  `CREATE INDEX parcel_by_status ON parcel (merchant_id, status, last_update_date, parcel_id) WHERE status IS NOT NULL`,
  `ALTER TABLE parcel ALTER COLUMN status SET (n_distinct = 7)`,
  // A merchant's parcels by the channel's order id, and by the buyer's document without its punctuation and case, without
  // those of other merchants. The collation of Postgres itself gives the expression the same value on every machine and
  // after every upgrade.
  `CREATE INDEX parcel_by_channels_order ON parcel (sales_channel_order_id, merchant_id)`,
  `CREATE INDEX parcel_by_document ON parcel (
     (lower(regexp_replace(customer_document COLLATE "pg_c_utf8", '[[:punct:][:space:]]+', '', 'g'))), merchant_id)`,
  `CREATE INDEX parcel_shipment ON parcel (shipment_id) WHERE shipment_id IS NOT NULL`,
  // The parcels that need a decision (decision 12.2), and not those that have arrived.
  `CREATE INDEX parcel_held ON parcel (merchant_id, customs_at)
    WHERE status = 'CUSTOMS_CLEARANCE' AND customs_code = 'CUSTOMS_HELD'`,
  `CREATE INDEX parcel_waiting ON parcel (merchant_id, creation_date)
    WHERE status = 'SHIPMENT_CREATED' AND shipment_id IS NULL`,
  `CREATE INDEX parcel_tracked ON parcel (merchant_id, coalesce(tracked_at, creation_date))
    WHERE status NOT IN ('DELIVERED', 'SHIPMENT_CANCELED')`,
  `COMMENT ON TABLE parcel IS 'The parcel of an order (decision 7.1). Its fulfillment steps set its numbers; lists contain it once it has a status.';
   COMMENT ON COLUMN parcel.sales_channel_order_id IS 'The channel''s id of the order.';
   COMMENT ON COLUMN parcel.customer_document IS 'The buyer''s document number, by which parcels are found; null once erased (decision 8.6).';
   COMMENT ON COLUMN parcel.sender_country IS 'ISO 3166-1 alpha-2.';
   COMMENT ON COLUMN parcel.recipient_country IS 'ISO 3166-1 alpha-2.';
   COMMENT ON COLUMN parcel.delivery_estimate_date IS 'The estimated delivery.';
   COMMENT ON COLUMN parcel.code IS 'The code of the parcel.';
   COMMENT ON COLUMN parcel.name IS 'The name of the parcel.';
   COMMENT ON COLUMN parcel.height IS 'Centimetres, of all units together.';
   COMMENT ON COLUMN parcel.net_weight IS 'Kilograms, without packaging.';
   COMMENT ON COLUMN parcel.gross_weight IS 'Kilograms, with packaging.';
   COMMENT ON COLUMN parcel.volumetric_weight IS 'Kilograms.';
   COMMENT ON COLUMN parcel.items IS 'The contents of the parcel.';
   COMMENT ON COLUMN parcel.invoice_number IS 'Set by INVOICED; null before.';
   COMMENT ON COLUMN parcel.parcel_id IS 'Set with the label, before lists contain the parcel; null before.';
   COMMENT ON COLUMN parcel.last_mile_tracking_number IS 'The barcode of the label, set with it; null before.';
   COMMENT ON COLUMN parcel.tracking_token IS 'Part of the URL of the public tracking page, set with the label; null before.';
   COMMENT ON COLUMN parcel.shipment_id IS 'The shipment; null while the parcel is in none.';
   COMMENT ON COLUMN parcel.status IS 'Null until READY_TO_SHIP adds the parcel to lists, which also sets creation_date and last_update_date.';
   COMMENT ON COLUMN parcel.creation_date IS 'When the parcel was added to lists; null before.';
   COMMENT ON COLUMN parcel.version IS 'The number of events about the order on logistics.fulfillment.';
   COMMENT ON COLUMN parcel.tracked_at IS 'When the newest report was received; null before the first.';
   COMMENT ON COLUMN parcel.customs_code IS 'The code of the newest customs report, by the date of the event; null before the first.';
   COMMENT ON COLUMN parcel.customs_at IS 'The date of that event.'`,

  // The counts of parcels in the rollup (decision 12.2). A parcel that has never been tracked is silent since it was
  // listed.
  `CREATE FUNCTION parcel_measures(p parcel)
   RETURNS TABLE (day date, measure text, key text, count bigint, amount numeric) LANGUAGE sql STABLE AS $$
     SELECT date 'epoch', 'tracked',
            to_char(coalesce(p.tracked_at, p.creation_date) AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0
      WHERE p.status NOT IN ('DELIVERED', 'SHIPMENT_CANCELED')
     UNION ALL
     SELECT 'epoch', 'held', '', 1, 0 WHERE p.status = 'CUSTOMS_CLEARANCE' AND p.customs_code = 'CUSTOMS_HELD'
     UNION ALL
     SELECT 'epoch', 'waiting', '', 1, 0 WHERE p.status = 'SHIPMENT_CREATED' AND p.shipment_id IS NULL
   $$`,
  countChanges('count_parcel_change', 'parcel_measures'),
  // Parcels get a status when they are listed; those before are in no list and no count.
  `CREATE TRIGGER parcel_counted AFTER INSERT ON parcel FOR EACH ROW
     WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION count_parcel_change()`,
  `CREATE TRIGGER parcel_change_counted AFTER UPDATE ON parcel FOR EACH ROW
     WHEN (OLD.status IS DISTINCT FROM NEW.status
           OR OLD.shipment_id IS DISTINCT FROM NEW.shipment_id
           OR OLD.tracked_at IS DISTINCT FROM NEW.tracked_at
           OR OLD.customs_code IS DISTINCT FROM NEW.customs_code)
     EXECUTE FUNCTION count_parcel_change()`,

  // Parcels are searched by their own ids and those of their order, and by nothing of the buyer (decision 1.20).
  ...searchTable({
    name: 'parcel_search',
    source: 'parcel',
    id: ['order_id'],
    text: `concat_ws(E'\\n', parcel_id, last_mile_tracking_number, order_id, sales_channel_order_id)`,
    when: 'parcel_id IS NOT NULL',
    columns: ['parcel_id', 'last_mile_tracking_number'],
  }),
  `COMMENT ON TABLE parcel_search IS 'The text by which a parcel is searched (decision 1.20), written by triggers of parcel.';
   COMMENT ON COLUMN parcel_search.key IS 'Lower case without accents: the ids of the parcel and of its order, a line each.'`,
];
