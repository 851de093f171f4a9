import { expectedStatistics } from '#platform';

const MERCHANT = { distinct: 10 };

/** Requests for prices, and their outcomes. */
export const priceTables: readonly string[] = [
  `CREATE TABLE origin_price (
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     sale_price numeric NOT NULL,
     list_price numeric NOT NULL,
     sent_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `COMMENT ON TABLE origin_price IS 'The newest origin price of a SKU in the merchant''s currency, for channels connected later (decision 5.1).';
   COMMENT ON COLUMN origin_price.sale_price IS 'The sale price.';
   COMMENT ON COLUMN origin_price.list_price IS 'The list price.';
   COMMENT ON COLUMN origin_price.sent_at IS 'When the merchant sent the price in a call, or the upsert with it was committed.'`,

  `CREATE TABLE price_request (
     price_id text COLLATE "C" PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text COLLATE "C" NOT NULL,
     sales_channel text NOT NULL,
     request integer NOT NULL,
     kind text NOT NULL CHECK (kind IN ('origin', 'destination')),
     sale_price numeric NOT NULL,
     list_price numeric NOT NULL,
     currency text NOT NULL,
     cause text NOT NULL,
     requested_at timestamptz(3) NOT NULL,
     state text NOT NULL CHECK (state IN ('queued', 'localized', 'failed', 'withdrawn')),
     failure_code text,
     failure_detail text,
     version bigint NOT NULL,
     failed_at timestamptz(3),
     waiting_request integer
   )`,
  'CREATE INDEX price_request_sku ON price_request (merchant_id, sku_id)',
  // The prices of a SKU whose id was pasted, across merchants; of one merchant, price_request_sku finds them.
  'CREATE INDEX price_request_search ON price_request (sku_id)',
  // Without the state, so that its updates stay within their page.
  `CREATE INDEX price_request_waiting ON price_request (waiting_request)
    WHERE waiting_request IS NOT NULL`,
  `COMMENT ON TABLE price_request IS 'The newest request of each price (decision 5.1).';
   COMMENT ON COLUMN price_request.price_id IS 'Identifies the price of a SKU in a channel; see priceIdOf.';
   COMMENT ON COLUMN price_request.request IS 'Rises by one each time the price is queued.';
   COMMENT ON COLUMN price_request.kind IS 'origin: the amounts are payouts; destination: they are shown prices.';
   COMMENT ON COLUMN price_request.sale_price IS 'The sale price.';
   COMMENT ON COLUMN price_request.list_price IS 'The list price.';
   COMMENT ON COLUMN price_request.currency IS 'The merchant''s currency for a payout, the channel''s for a shown price.';
   COMMENT ON COLUMN price_request.cause IS 'The cause of the request: update, dimensions, fx, connection, upsert or rules.';
   COMMENT ON COLUMN price_request.requested_at IS 'When the merchant sent the price; unchanged when a connection or a change repeats the request.';
   COMMENT ON COLUMN price_request.state IS 'queued, localized, failed or withdrawn.';
   COMMENT ON COLUMN price_request.failure_code IS 'Why pricing failed; null unless the state is failed.';
   COMMENT ON COLUMN price_request.failure_detail IS 'The failure in words; null unless the state is failed.';
   COMMENT ON COLUMN price_request.version IS 'The version of the price''s latest event, of any type.';
   COMMENT ON COLUMN price_request.failed_at IS 'When pricing failed; null unless the state is failed.';
   COMMENT ON COLUMN price_request.waiting_request IS 'The request that waits for terms (decision 9.6), while it is the newest and queued; null for none.'`,

  `CREATE TABLE price_record (
     price_id text COLLATE "C" PRIMARY KEY REFERENCES price_request,
     request integer NOT NULL,
     kind text NOT NULL,
     merchant_currency text NOT NULL,
     localized_currency text NOT NULL,
     localization_timestamp timestamptz(3) NOT NULL,
     gross_outbound_list_price numeric NOT NULL,
     gross_outbound_sale_price numeric NOT NULL,
     gross_outbound_list_price_with_taxes numeric NOT NULL,
     gross_outbound_sale_price_with_taxes numeric NOT NULL,
     localized_list_price_with_taxes numeric NOT NULL,
     localized_sale_price_with_taxes numeric NOT NULL,
     fx_rate numeric NOT NULL,
     rules_version text NOT NULL,
     breakdown jsonb NOT NULL,
     withdrawn boolean NOT NULL,
     version bigint NOT NULL
   )`,
  // The lists of valid prices, across merchants and of one (decision 8.7): a page is one range of an index. The id of a
  // price begins with its merchant. The condition on the version holds for every row. The statement for one merchant
  // does not have it, so it never walks past other merchants' rows in the first index, as Postgres would where its
  // statistics know one large merchant.
  `CREATE INDEX price_record_list_of_all ON price_record (localization_timestamp, price_id)
    WHERE NOT withdrawn AND version > 0`,
  `CREATE INDEX price_record_list ON price_record (split_part(price_id, '-', 1), localization_timestamp, price_id)
    WHERE NOT withdrawn`,
  `COMMENT ON TABLE price_record IS 'The valid price (spec, "SKU price record"): gross outbound amounts in the merchant''s currency, localized amounts in the channel''s.';
   COMMENT ON COLUMN price_record.price_id IS 'Identifies the price of a SKU in a channel.';
   COMMENT ON COLUMN price_record.request IS 'The request that the price was made for.';
   COMMENT ON COLUMN price_record.kind IS 'origin or destination.';
   COMMENT ON COLUMN price_record.merchant_currency IS 'ISO 4217.';
   COMMENT ON COLUMN price_record.localized_currency IS 'ISO 4217.';
   COMMENT ON COLUMN price_record.localization_timestamp IS 'When the price was localized.';
   COMMENT ON COLUMN price_record.gross_outbound_list_price IS 'The list price without taxes.';
   COMMENT ON COLUMN price_record.gross_outbound_sale_price IS 'The sale price without taxes.';
   COMMENT ON COLUMN price_record.gross_outbound_list_price_with_taxes IS 'The list price with taxes.';
   COMMENT ON COLUMN price_record.gross_outbound_sale_price_with_taxes IS 'The sale price with taxes.';
   COMMENT ON COLUMN price_record.localized_list_price_with_taxes IS 'The list price that the channel shows.';
   COMMENT ON COLUMN price_record.localized_sale_price_with_taxes IS 'The sale price that the channel shows.';
   COMMENT ON COLUMN price_record.fx_rate IS 'Units of the channel''s currency for one of the merchant''s.';
   COMMENT ON COLUMN price_record.rules_version IS 'The version of the tax rules.';
   COMMENT ON COLUMN price_record.breakdown IS 'The parts of the price.';
   COMMENT ON COLUMN price_record.withdrawn IS 'The SKU was deleted, or a newer request failed; a new localization makes the price valid again.';
   COMMENT ON COLUMN price_record.version IS 'The version of the price.localized event.'`,

  // With these, the tables that every price needs are read by index from the first price on.
  ...expectedStatistics({
    sku: { merchant_id: MERCHANT, sku_id: { distinct: -1 } },
    origin_price: { merchant_id: MERCHANT, sku_id: { distinct: -1 } },
    price_request: {
      price_id: { distinct: -1 },
      merchant_id: MERCHANT,
      sku_id: { distinct: -0.33 },
    },
    price_record: { price_id: { distinct: -1 } },
  }),
];
