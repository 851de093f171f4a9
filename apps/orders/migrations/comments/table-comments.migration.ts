import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class OrdersComments1770076800400 implements MigrationInterface {
  name = 'OrdersComments1770076800400';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE orders IS 'An order; jsonb columns contain amounts as numbers, as in answers.';
  COMMENT ON COLUMN orders.order_id IS 'MERCHANT-CHANNEL-salesChannelOrderId (decision 6.4).';
  COMMENT ON COLUMN orders.sales_channel_order_id IS 'The channel''s id of the order.';
  COMMENT ON COLUMN orders.version IS 'The number of events published about the order.';
  COMMENT ON COLUMN orders.status IS 'The status of the order.';
  COMMENT ON COLUMN orders.remembered_status IS 'The status to which a hold returns; null unless ON_HOLD.';
  COMMENT ON COLUMN orders.hold_reason IS 'The reason of a hold that an event can end; null for an operator''s hold and without a hold.';
  COMMENT ON COLUMN orders.stock_settled IS 'The stock of all lines is reserved (decision 4.3).';
  COMMENT ON COLUMN orders.released IS 'order.released was published.';
  COMMENT ON COLUMN orders.fulfillment_warehouse_type IS 'The kind of warehouse that ships the order.';
  COMMENT ON COLUMN orders.value IS 'The value of the order.';
  COMMENT ON COLUMN orders.tax_type IS 'DDP: amounts include taxes; DDU: the buyer pays them on delivery (decision 6.6).';
  COMMENT ON COLUMN orders.currency IS 'The channel''s currency, ISO 4217.';
  COMMENT ON COLUMN orders.foreign_currency IS 'The merchant''s currency, ISO 4217.';
  COMMENT ON COLUMN orders.fx_rate IS 'Units of the channel''s currency for one of the merchant''s, at intake (decision 6.7).';
  COMMENT ON COLUMN orders.rules_version IS 'The tax rules by which the amounts were computed.';
  COMMENT ON COLUMN orders.outbound_country IS 'The country that the goods leave from, ISO 3166-1 alpha-2.';
  COMMENT ON COLUMN orders.customer_document IS 'The buyer''s document number.';
  COMMENT ON COLUMN orders.creation_date IS 'When the buyer ordered.';
  COMMENT ON COLUMN orders.approval_date IS 'When the order was approved; null before.';
  COMMENT ON COLUMN orders.cancel_date IS 'When the order was cancelled; null before.';
  COMMENT ON COLUMN orders.start_handling_date IS 'When handling started; null before.';
  COMMENT ON COLUMN orders.on_hold_date IS 'When the order was last put on hold; null before.';
  COMMENT ON COLUMN orders.packed_date IS 'When the order was packed; null before.';
  COMMENT ON COLUMN orders.invoiced_date IS 'When the order was invoiced; null before.';
  COMMENT ON COLUMN orders.shipment_date IS 'When the order was shipped; null before.';
  COMMENT ON COLUMN orders.delivered_date IS 'When the order was delivered; null before.';
  COMMENT ON COLUMN orders.last_update_date IS 'The stamp of the merchant''s list clock (decision 1.14).';
  COMMENT ON COLUMN orders.totals IS 'Amounts in the channel''s currency.';
  COMMENT ON COLUMN orders.totals_foreign_currency IS 'Amounts in the merchant''s currency.';
  COMMENT ON COLUMN orders.items IS 'The order lines.';
  COMMENT ON COLUMN orders.customer IS 'The buyer.';
  COMMENT ON COLUMN orders.delivery_address IS 'The address of the delivery.';
  COMMENT ON COLUMN orders.delivery IS 'The chosen delivery.';
  COMMENT ON COLUMN orders.payments IS 'The payments.';
  COMMENT ON COLUMN orders.sales_channel_order_data IS 'The channel''s data, which no answer shows (decision 6.14); null for an order without data, and after an erasure.';
  COMMENT ON COLUMN orders.reached_status IS 'The status that fulfilment reached during a review; null outside of one.';
  COMMENT ON COLUMN orders.stock_short IS 'Stock was reported short during an operator''s hold: the order waits for stock afterwards.';
  COMMENT ON COLUMN orders.scenario IS 'The scenario that a sandbox order plays (decision 6.14); null for others.';
  COMMENT ON COLUMN orders.personal_data_erased_at IS 'When the buyer''s data was erased (decision 8.6); null before.';
  COMMENT ON COLUMN orders.fully_returned IS 'Every unit was returned (decision 6.12).';
  COMMENT ON COLUMN orders.taxes IS 'The taxes in the value, each by its name in the rules; null for orders placed before the service stored them.';
  COMMENT ON COLUMN orders.tax_surplus IS 'The part of totals.taxes that is no tax; null if there is none.';
  COMMENT ON COLUMN orders.duty_rates_version IS 'The duty rates in force at intake; null if there were none or they were not yet stored.';
  COMMENT ON COLUMN orders.tariff_version IS 'The freight tariff at intake; null for orders placed before the service stored it.';
  COMMENT ON COLUMN orders.status_since IS 'When the order got its status; null if it never changed since the service stores this.';

  COMMENT ON TABLE order_history IS 'The append-only history of orders (decision 6.10): a trigger rejects updates and deletes.';
  COMMENT ON COLUMN order_history.id IS 'Rises in the order in which entries were written.';
  COMMENT ON COLUMN order_history.status IS 'The status that the order reached.';
  COMMENT ON COLUMN order_history.event_date IS 'When the change happened.';
  COMMENT ON COLUMN order_history.received_date IS 'When the entry was written.';
  COMMENT ON COLUMN order_history.event_data IS 'Documented per status; null for none.';
  COMMENT ON COLUMN order_history.history_id IS 'The id of the entry in events and answers.';
  COMMENT ON COLUMN order_history.version IS 'The version of the entry''s event; null for an entry from before entries had one.';

  COMMENT ON TABLE order_exception IS 'An order that needs an operator''s attention (decision 6.3).';
  COMMENT ON COLUMN order_exception.kind IS 'The kind of exception, for example shipped-after-cancel.';
  COMMENT ON COLUMN order_exception.detail IS 'A text for operators.';
  COMMENT ON COLUMN order_exception.since IS 'When the exception began.';

  COMMENT ON TABLE exception_acknowledgement IS 'An operator takes care of an exception, recorded or derived from the data.';
  COMMENT ON COLUMN exception_acknowledgement.kind IS 'The kind of exception.';
  COMMENT ON COLUMN exception_acknowledgement.since IS 'When the exception began; a later one of the same kind is not acknowledged.';
  COMMENT ON COLUMN exception_acknowledgement.at IS 'When the operator acknowledged the exception.';
  COMMENT ON COLUMN exception_acknowledgement.who IS 'The operator''s client id.';
  COMMENT ON COLUMN exception_acknowledgement.note IS 'The operator''s note; null for none.';

  COMMENT ON TABLE order_parcel IS 'An order''s copy of its parcel (decision 7.1), changed only by logistics'' events.';
  COMMENT ON COLUMN order_parcel.parcel IS 'The parcel as answers show it.';
  COMMENT ON COLUMN order_parcel.last_mile_tracking_number IS 'The barcode of the label; null before READY_TO_SHIP.';

  COMMENT ON TABLE order_parcel_event IS 'The tracking events of an order''s parcel, stored apart so that replacing the parcel loses none.';
  COMMENT ON COLUMN order_parcel_event.id IS 'Rises in the order in which events were received.';
  COMMENT ON COLUMN order_parcel_event.event IS 'The event as answers show it.';

  COMMENT ON TABLE order_search IS 'The text by which an order is searched (decision 1.20), written by triggers of orders and erased with the buyer''s data.';
  COMMENT ON COLUMN order_search.key IS 'Lower case without accents: ids, and the buyer''s name, e-mail and document, a line each.';

  COMMENT ON TABLE waiting_intake IS 'A channel''s event that waits for reference data, or for an earlier event of its order (decision 6.9); rows of an order are applied in the order of their ids.';
  COMMENT ON COLUMN waiting_intake.event IS 'The event.';
  COMMENT ON COLUMN waiting_intake.arrived_at IS 'When the event arrived.';
  COMMENT ON COLUMN waiting_intake.detail IS 'A text for operators: the data that is missing.';
  COMMENT ON COLUMN waiting_intake.due_at IS 'The next attempt; null while an earlier event of the order blocks this one.';

  COMMENT ON TABLE channel_reply IS 'The versions of the rejections published to channels (decision 6.9).';
  COMMENT ON COLUMN channel_reply.subject IS 'salesChannel:salesChannelOrderId.';
  COMMENT ON COLUMN channel_reply.version IS 'The version of the latest rejection.';

  COMMENT ON TABLE merchant IS 'Projection of merchants, from catalog''s events.';
  COMMENT ON COLUMN merchant.connected_channels IS 'The channels in which the merchant sells; empty while it is inactive.';

  COMMENT ON TABLE sales_channel IS 'Projection of sales channels, from catalog''s events.';
  COMMENT ON COLUMN sales_channel.tax_type IS 'DDP: prices include taxes; DDU: they do not (decision 6.6).';
  COMMENT ON COLUMN sales_channel.fee_share IS 'The channel''s fee as a share of the value without taxes.';
  COMMENT ON COLUMN sales_channel.region IS 'The state or province of orders whose address names none.';

  COMMENT ON TABLE sku IS 'Projection of the SKU data that an order copies at intake, from catalog''s events.';
  COMMENT ON COLUMN sku.id IS 'The id that the service gave the SKU.';
  COMMENT ON COLUMN sku.product_id IS 'The product of the SKU.';
  COMMENT ON COLUMN sku.name IS 'The title.';
  COMMENT ON COLUMN sku.ean IS 'The EAN.';
  COMMENT ON COLUMN sku.hscode IS 'The customs code.';
  COMMENT ON COLUMN sku.image_url IS 'The first image; null without images.';
  COMMENT ON COLUMN sku.country_of_origin IS 'ISO 3166-1 alpha-2; null if not sent: the merchant''s country then counts.';

  COMMENT ON TABLE sku_channel IS 'Projection of the channel entries of SKUs, from catalog''s events.';
  COMMENT ON COLUMN sku_channel.sales_channel_sku_id IS 'The channel''s id of the SKU; null until the channel reports one.';
  COMMENT ON COLUMN sku_channel.status IS 'The channel''s latest answer.';
  COMMENT ON COLUMN sku_channel.ever_approved IS 'Never reset: a paid order from the channel is accepted (decision 6.9).';
  COMMENT ON COLUMN sku_channel.orderable IS 'Approved, and neither denied nor deleted since (decision 6.5).';

  COMMENT ON TABLE listed_price IS 'Projection of the prices in channels with the changes of the last 8 days, from pricing''s events.';
  COMMENT ON COLUMN listed_price.request IS 'Rises with each change; the price is in force until the next one.';
  COMMENT ON COLUMN listed_price.sale IS 'The price of one unit; null if the price could not be computed, which ended the previous one.';
  COMMENT ON COLUMN listed_price.known_at IS 'When this service received the price.';

  COMMENT ON TABLE fx_rate IS 'Projection of the exchange rates in force, from taxes'' events; an order keeps the rate of its intake.'`;
