import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers, the orders being fulfilled, their parcels, tracking and documents. */
export class LogisticsTables1763683300000 implements MigrationInterface {
  name = 'LogisticsTables1763683300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document, parcel_event, parcel, order_flow, carrier');
    await runner.query('DROP SEQUENCE parcel_serial, tracking_serial, invoice_serial');
  }
}

const STATEMENTS = [
  // The client that reports with a carrier id, and for which merchants (decision 7.8).
  `CREATE TABLE carrier (
     carrier_id text PRIMARY KEY,
     client_id text NOT NULL,
     merchants text[] NOT NULL
   )`,
  `CREATE INDEX carrier_client ON carrier (client_id)`,

  // The gate of events.md: status and release come from two streams, in either order. A row is due only while both
  // allow its step, so the poller reads this table only. The release contains personal data.
  `CREATE TABLE order_flow (
     order_id text PRIMARY KEY,
     merchant_id text NOT NULL,
     gate_status text,
     gate_version bigint NOT NULL DEFAULT 0,
     release jsonb,
     next_step text CHECK (next_step IN ('HANDLING', 'PACKED', 'INVOICED', 'LABEL', 'READY_TO_SHIP', 'CANCEL_PARCEL')),
     due_at timestamptz(3) CHECK (due_at IS NULL OR (next_step IS NOT NULL AND release IS NOT NULL))
   )`,
  `CREATE INDEX order_flow_due ON order_flow (due_at) WHERE due_at IS NOT NULL`,

  // One parcel per order (decision 7.1). Its steps set its numbers; it is listed once it has a status. version counts
  // the events of the order's subject on logistics.fulfillment.
  `CREATE TABLE parcel (
     order_id text PRIMARY KEY REFERENCES order_flow,
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     sales_channel_order_id text NOT NULL,
     customer_document text NOT NULL,
     sender_country text NOT NULL,
     recipient_country text NOT NULL,
     delivery_estimate_date timestamptz(3) NOT NULL,
     code text NOT NULL UNIQUE,
     name text NOT NULL,
     length integer NOT NULL,
     width integer NOT NULL,
     height integer NOT NULL,
     net_weight numeric NOT NULL,
     gross_weight numeric NOT NULL,
     volumetric_weight numeric NOT NULL,
     items jsonb NOT NULL,
     invoice_number text UNIQUE,
     parcel_id text UNIQUE,
     last_mile_tracking_number text UNIQUE,
     tracking_token text UNIQUE,
     shipment_id text,
     status text CHECK (status IN ('SHIPMENT_CREATED', 'SHIPPED', 'ARRIVED_DESTINATION_COUNTRY', 'CUSTOMS_CLEARANCE',
       'LAST_MILE', 'DELIVERED', 'SHIPMENT_CANCELED')),
     creation_date timestamptz(3),
     last_update_date timestamptz(3),
     version bigint NOT NULL,
     CHECK (status IS NULL OR num_nulls(parcel_id, last_mile_tracking_number, tracking_token, invoice_number,
       creation_date, last_update_date) = 0)
   )`,
  `CREATE INDEX parcel_list ON parcel (merchant_id, last_update_date, parcel_id) WHERE status IS NOT NULL`,
  `CREATE INDEX parcel_sales_channel_order ON parcel (sales_channel_order_id)`,
  `CREATE INDEX parcel_customer_document ON parcel (customer_document)`,
  `CREATE INDEX parcel_shipment ON parcel (shipment_id) WHERE shipment_id IS NOT NULL`,

  // A repeated event is one row (decision 7.6); buyer step and macro step follow from the code. reported_by is the
  // client that reported it; null for the service's own events.
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

  // The URL of a document contains its token (decision 7.2); its content is in the document store.
  `CREATE TABLE document (
     token text PRIMARY KEY,
     order_id text NOT NULL REFERENCES parcel,
     kind text NOT NULL CHECK (kind IN ('LABEL', 'INVOICE')),
     content_key text NOT NULL,
     created_at timestamptz(3) NOT NULL,
     revoked_at timestamptz(3)
   )`,
  // One valid document per kind; a new one replaces a revoked one.
  `CREATE UNIQUE INDEX document_in_force ON document (order_id, kind) WHERE revoked_at IS NULL`,

  // As many digits as decision 7.1 gives each number, without cycling: a number is used once.
  `CREATE SEQUENCE parcel_serial MAXVALUE 999999999999 NO CYCLE`,
  `CREATE SEQUENCE tracking_serial MAXVALUE 999999999 NO CYCLE`,
  `CREATE SEQUENCE invoice_serial MAXVALUE 99999999 NO CYCLE`,
];
