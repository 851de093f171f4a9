import { ARRIVED_OR_ENDED, ATTENTION } from './order-statuses.js';

export const orderTables: readonly string[] = [
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
     sales_channel_order_data text,
     reached_status text CHECK (reached_status IS NULL OR 'REQUIRES_REVIEW' IN (status, remembered_status)),
     stock_short boolean,
     scenario text,
     personal_data_erased_at timestamptz(3),
     fully_returned boolean,
     taxes jsonb NOT NULL,
     tax_surplus numeric,
     duty_rates_version text,
     tariff_version text NOT NULL,
     status_since timestamptz(3)
   )`,
  // While all orders have one status, Postgres would not know that another has few.
  'ALTER TABLE orders ALTER COLUMN status SET (n_distinct = 10)',

  // The lists of a merchant, of a channel with all merchants in it (decision 10.5), and across merchants (decision
  // 8.7): a page is one range of an index. The condition of the last holds for every row. A merchant's statement does
  // not have it, so it never walks past other merchants' rows in that index, as Postgres would where its statistics
  // know one large merchant.
  'CREATE INDEX orders_list ON orders (merchant_id, last_update_date, order_id)',
  'CREATE INDEX orders_list_of_channel ON orders (sales_channel, last_update_date, order_id)',
  'CREATE INDEX orders_list_of_all ON orders (last_update_date, order_id) WHERE version > 0',
  // A merchant's orders by status in the order of its list, so that rare ones are found without the others; the counts
  // read all columns from the same index.
  `CREATE INDEX orders_by_status ON orders (merchant_id, status, last_update_date, order_id)
     INCLUDE (sales_channel, fulfillment_warehouse_type, creation_date)`,
  // A merchant's orders with a SKU, without those of other merchants with the same id.
  `CREATE INDEX orders_by_merchants_sku ON orders USING gin (
     jsonb_set('{}', ARRAY[merchant_id], jsonb_path_query_array(items, '$[*].skuId')) jsonb_path_ops)`,
  // Only operators look across merchants, so a channel's order id comes before the merchant; a merchant's statement
  // names both.
  'CREATE INDEX orders_by_channels_id ON orders (sales_channel_order_id, merchant_id)',
  `CREATE INDEX orders_out_of_stock ON orders (on_hold_date) WHERE hold_reason = 'out-of-stock'`,
  // The orders that need a decision: since when, and which were promised for which day. Few rows, whatever has ended.
  `CREATE INDEX orders_attention ON orders (merchant_id, status, status_since) WHERE status IN ${ATTENTION}`,
  `CREATE INDEX orders_attention_of_all ON orders (status, status_since) WHERE status IN ${ATTENTION}`,
  `CREATE INDEX orders_promised ON orders (merchant_id, left(delivery ->> 'deliveryEstimateDate', 10))
    WHERE status NOT IN ${ARRIVED_OR_ENDED}`,
  `CREATE INDEX orders_promised_of_all ON orders (left(delivery ->> 'deliveryEstimateDate', 10))
    WHERE status NOT IN ${ARRIVED_OR_ENDED}`,
  `COMMENT ON TABLE orders IS 'An order; jsonb columns contain amounts as numbers, as in answers.';
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
   COMMENT ON COLUMN orders.reached_status IS 'The status that fulfillment reached during a review; null outside of one.';
   COMMENT ON COLUMN orders.stock_short IS 'Stock was reported short during an operator''s hold: the order waits for stock afterwards; null if not.';
   COMMENT ON COLUMN orders.scenario IS 'The scenario that a sandbox order plays (decision 6.14); null for others.';
   COMMENT ON COLUMN orders.personal_data_erased_at IS 'When the buyer''s data was erased (decision 8.6); null before.';
   COMMENT ON COLUMN orders.fully_returned IS 'Every unit was returned (decision 6.12); null if not.';
   COMMENT ON COLUMN orders.taxes IS 'The taxes in the value, each by its name in the rules.';
   COMMENT ON COLUMN orders.tax_surplus IS 'The part of totals.taxes that is no tax; null if there is none.';
   COMMENT ON COLUMN orders.duty_rates_version IS 'The duty rates in force at intake; null if there were none.';
   COMMENT ON COLUMN orders.tariff_version IS 'The freight tariff at intake.';
   COMMENT ON COLUMN orders.status_since IS 'When the order got its status; null while it has its first one.'`,
];
