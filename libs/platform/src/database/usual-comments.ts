import { escapeLiteral } from 'pg';

/** Columns that mean the same in every table. */
const COLUMNS = {
  merchant_id: 'The merchant.',
  sku_id: "The SKU, by the merchant's id.",
  sales_channel: 'The sales channel.',
  order_id: 'The order.',
  id: 'Identifies the row.',
  client_id: 'The client.',
  event_id: 'The event.',
  endpoint_id: 'The endpoint.',
  warehouse_id: 'The warehouse.',
  stream: 'The stream of the event.',
  consumer_group: 'The consumer group.',
  type: 'The type of the event.',
  version: 'The version of the latest event.',
  request: 'Rises with each request for the price; the newest wins (decision 5.1).',
  name: 'A name for people.',
  description: 'A text for people.',
  country: 'ISO 3166-1 alpha-2.',
  destination: 'The destination country, ISO 3166-1 alpha-2.',
  currency: 'ISO 4217.',
  locale: 'BCP 47.',
  quote: 'The currency; one US dollar is worth rate units of it.',
  rate: 'Units of the currency for one US dollar.',
  valid_from: 'When the rate or price takes effect.',
  service: 'The service of the freight tariff (decision 9.5).',
  active: 'Whether it is in use.',
  weight: 'Kilograms.',
  length: 'Centimetres.',
  width: 'Centimetres.',
  height: 'Centimetres.',
  inventory_type: 'The condition of the units: AVAILABLE or DAMAGED.',
  quantity: 'The number of units.',
  units: 'The number of units.',
  traceparent: 'The W3C trace that the work continues; null for none.',
  after_sku: 'The last SKU processed; empty before the first.',
  changed_by: 'The client that made the last change.',
  loaded_by: 'The client that loaded it.',
  ended_by: 'The client that ended it.',
  created_at: 'When the row was created.',
  changed_at: 'When it was created or last changed.',
  last_update_date: 'When it was created or last changed; orders the list.',
  loaded_at: 'When it was loaded.',
  started_at: 'When the work started.',
  finished_at: 'When the work finished; null before.',
  due_at: 'When the work is due; a claim moves it by the lease.',
  expires_at: 'When it expires.',
  ended_at: 'When it was ended.',
  revoked_at: 'When it was revoked; null while it is valid.',
};

/** A statement that gives each column without a comment the one of its name above, if there is one. */
export const USUAL_COMMENTS = `
  DO $usual$
  DECLARE
    statement text;
  BEGIN
    FOR statement IN
      SELECT format('COMMENT ON COLUMN %s.%I IS %L', t.oid::regclass, a.attname, comment)
        FROM jsonb_each_text(${escapeLiteral(JSON.stringify(COLUMNS))}) AS usual (name, comment)
        JOIN pg_attribute a ON a.attname = name
        JOIN pg_class t ON t.oid = a.attrelid
       WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
         AND col_description(t.oid, a.attnum) IS NULL
    LOOP
      EXECUTE statement;
    END LOOP;
  END $usual$`;
