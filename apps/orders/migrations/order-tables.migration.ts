import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders, their append-only history, and the copies of their parcels, which only logistics' events change. */
export class Orders1763683200200 implements MigrationInterface {
  name = 'Orders1763683200200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE order_exception, order_parcel_event, order_parcel, order_history, orders',
    );
    await runner.query('DROP FUNCTION refuse_history_change()');
  }
}

const STATEMENTS = [
  // The jsonb columns store amounts as numbers, as in the answers.
  `CREATE TABLE orders (
     order_id text PRIMARY KEY,
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     sales_channel_order_id text NOT NULL,
     version bigint NOT NULL,
     status text NOT NULL,
     remembered_status text CHECK ((remembered_status IS NOT NULL) = (status = 'ON_HOLD')),
     hold_reason text,
     stock_settled boolean NOT NULL,
     released boolean NOT NULL,
     fulfillment_warehouse_type text NOT NULL,
     value numeric NOT NULL,
     tax_type text NOT NULL,
     currency text NOT NULL,
     foreign_currency text NOT NULL,
     fx_rate numeric NOT NULL,
     rules_version text NOT NULL,
     outbound_country text NOT NULL,
     customer_document text NOT NULL,
     creation_date timestamptz(3) NOT NULL,
     approval_date timestamptz(3),
     cancel_date timestamptz(3),
     start_handling_date timestamptz(3),
     on_hold_date timestamptz(3),
     packed_date timestamptz(3),
     invoiced_date timestamptz(3),
     shipment_date timestamptz(3),
     delivered_date timestamptz(3),
     last_update_date timestamptz(3) NOT NULL,
     totals jsonb NOT NULL,
     totals_foreign_currency jsonb NOT NULL,
     items jsonb NOT NULL,
     customer jsonb NOT NULL,
     delivery_address jsonb NOT NULL,
     delivery jsonb NOT NULL,
     payments jsonb NOT NULL,
     sales_channel_order_data text
   )`,
  `CREATE INDEX orders_list ON orders (merchant_id, last_update_date, order_id)`,
  `CREATE INDEX orders_by_channel_order ON orders (merchant_id, sales_channel_order_id)`,

  `CREATE TABLE order_history (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL REFERENCES orders,
     status text NOT NULL,
     event_date timestamptz(3) NOT NULL,
     received_date timestamptz(3) NOT NULL,
     event_data jsonb
   )`,
  `CREATE INDEX order_history_order ON order_history (order_id, id)`,
  `CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'the history of an order is append-only';
   END $$`,
  `CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
     FOR EACH ROW EXECUTE FUNCTION refuse_history_change()`,

  // One parcel per order (decision 7.1); its tracking is stored separately, so replacing the copy loses none.
  `CREATE TABLE order_parcel (
     order_id text PRIMARY KEY REFERENCES orders,
     parcel jsonb NOT NULL,
     last_mile_tracking_number text
   )`,
  `CREATE TABLE order_parcel_event (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL REFERENCES orders,
     event_id text NOT NULL,
     event jsonb NOT NULL,
     UNIQUE (order_id, event_id)
   )`,

  // Orders that need an operator's attention (decision 6.3).
  `CREATE TABLE order_exception (
     order_id text NOT NULL REFERENCES orders,
     kind text NOT NULL,
     detail text NOT NULL,
     since timestamptz(3) NOT NULL,
     PRIMARY KEY (order_id, kind)
   )`,
];
