import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class LogisticsComments1770076800500 implements MigrationInterface {
  name = 'LogisticsComments1770076800500';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE carrier IS 'The client that reports tracking with a carrier id, and the merchants that it reports for (decision 7.8).';
  COMMENT ON COLUMN carrier.carrier_id IS 'The carrier.';
  COMMENT ON COLUMN carrier.merchants IS 'Ids of the merchants whose parcels the client sees and reports.';

  COMMENT ON TABLE order_flow IS 'The fulfilment of an order. Status and release come from two streams in either order; a row is due only while both allow its next step, so the poller reads only this table.';
  COMMENT ON COLUMN order_flow.gate_status IS 'The order''s status as orders last published it; null before its first event.';
  COMMENT ON COLUMN order_flow.gate_version IS 'The version of the event that set gate_status.';
  COMMENT ON COLUMN order_flow.release IS 'The data that the steps need, with the buyer''s personal data; null until the order is released.';
  COMMENT ON COLUMN order_flow.next_step IS 'The next step; null when no step is left.';
  COMMENT ON COLUMN order_flow.due_at IS 'When the next step is taken; null while the gate is closed or the step waits for a report.';
  COMMENT ON COLUMN order_flow.last_step IS 'The last step taken of those that can be reported; a repeated report has no effect.';
  COMMENT ON COLUMN order_flow.erased_at IS 'When the buyer''s personal data was erased (decision 8.6); null before.';
  COMMENT ON COLUMN order_flow.contents_removed_at IS 'When the erased buyer''s documents were deleted from the document store; null before.';

  COMMENT ON TABLE parcel IS 'The parcel of an order (decision 7.1). Its fulfilment steps set its numbers; lists contain it once it has a status.';
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
  COMMENT ON COLUMN parcel.customs_at IS 'The date of that event.';

  COMMENT ON TABLE parcel_event IS 'A tracking event of a parcel; the same event again (parcel, code, date) is stored once (decision 7.6).';
  COMMENT ON COLUMN parcel_event.parcel_id IS 'The parcel.';
  COMMENT ON COLUMN parcel_event.code IS 'The tracking code.';
  COMMENT ON COLUMN parcel_event.event_date IS 'When the event happened.';
  COMMENT ON COLUMN parcel_event.received_date IS 'When the event was reported.';
  COMMENT ON COLUMN parcel_event.carrier_id IS 'The carrier id of the report; null for an event that the service creates.';
  COMMENT ON COLUMN parcel_event.external_code IS 'The code as reported; null for an event that the service creates.';
  COMMENT ON COLUMN parcel_event.reported_by IS 'The client that reported the event; null for an event that the service creates.';
  COMMENT ON COLUMN parcel_event.location IS 'City, state and country; the sender''s country for an event that the service creates.';

  COMMENT ON TABLE parcel_search IS 'The text by which a parcel is searched (decision 1.20), written by triggers of parcel.';
  COMMENT ON COLUMN parcel_search.key IS 'Lower case without accents: the ids of the parcel and of its order, a line each.';

  COMMENT ON TABLE document IS 'A label or an invoice; its content is in the document store. An order has one valid document of each kind.';
  COMMENT ON COLUMN document.token IS 'Opened the document before documents had ids; null since then.';
  COMMENT ON COLUMN document.kind IS 'LABEL or INVOICE.';
  COMMENT ON COLUMN document.content_key IS 'The key of the content in the document store.';
  COMMENT ON COLUMN document.document_id IS 'Identifies the document in events and in the links of answers (decision 7.2).';

  COMMENT ON TABLE shipment IS 'Parcels that travel together on their first mile (decision 7.9).';
  COMMENT ON COLUMN shipment.shipment_id IS 'Identifies the shipment.';
  COMMENT ON COLUMN shipment.status IS 'CREATED, SHIPPED or CANCELLED.';
  COMMENT ON COLUMN shipment.parcel_ids IS 'The parcels at creation, unchanged when a cancel frees them; parcel.shipment_id is the current state.';
  COMMENT ON COLUMN shipment.expected_ship_date IS 'When the shipment is expected to leave.';
  COMMENT ON COLUMN shipment.expected_delivery_date IS 'When the shipment is expected to arrive.';
  COMMENT ON COLUMN shipment.first_mile_carrier_id IS 'The carrier of the first mile; null for none.';
  COMMENT ON COLUMN shipment.first_mile_tracking_number IS 'The tracking number of the first mile.';
  COMMENT ON COLUMN shipment.weight IS 'Kilograms: the sum of the parcels'' gross weights at creation.';
  COMMENT ON COLUMN shipment.creation_date IS 'When the shipment was created.';
  COMMENT ON COLUMN shipment.version IS 'The number of events about the shipment.'`;
