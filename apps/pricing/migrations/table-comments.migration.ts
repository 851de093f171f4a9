import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class PricingComments1770076800300 implements MigrationInterface {
  name = 'PricingComments1770076800300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE merchant IS 'The data of a merchant that pricing needs, from catalog''s events.';
  COMMENT ON COLUMN merchant.currency IS 'The currency of payouts, ISO 4217.';
  COMMENT ON COLUMN merchant.connected_channels IS 'The channels in which the merchant sells; empty while it is inactive.';

  COMMENT ON TABLE sales_channel IS 'The data of a sales channel that pricing needs, from catalog''s events.';
  COMMENT ON COLUMN sales_channel.country IS 'ISO 3166-1 alpha-2; its tax rules and tariffs apply.';
  COMMENT ON COLUMN sales_channel.currency IS 'The currency of shown prices, ISO 4217.';
  COMMENT ON COLUMN sales_channel.taxes_online IS 'True: the channel adds taxes at the checkout (DDU); false: prices include them (DDP).';
  COMMENT ON COLUMN sales_channel.fee_share IS 'The channel''s share of the net price, 0 to below 1.';
  COMMENT ON COLUMN sales_channel.ending_step IS 'A shown price is a multiple of the step plus the offset, in the channel''s currency.';
  COMMENT ON COLUMN sales_channel.ending_offset IS 'The offset of shown prices.';

  COMMENT ON TABLE sku IS 'The data of a SKU that pricing needs, from catalog''s events.';
  COMMENT ON COLUMN sku.deleted IS 'Set when the SKU is deleted; cleared when it is upserted again.';
  COMMENT ON COLUMN sku.hscode IS 'The customs code as the merchant writes it; null before the SKU''s first event with one.';
  COMMENT ON COLUMN sku.country_of_origin IS 'The origin of the goods, ISO 3166-1 alpha-2; null if it is the merchant''s country.';

  COMMENT ON TABLE fx_rate IS 'The exchange rate in force, from taxes'' events (decision 5.6); US dollars have no row.';
  COMMENT ON COLUMN fx_rate.source IS 'The source of the rate.';

  COMMENT ON TABLE origin_price IS 'The newest origin price of a SKU in the merchant''s currency, for channels connected later (decision 5.1).';
  COMMENT ON COLUMN origin_price.sale_price IS 'The sale price.';
  COMMENT ON COLUMN origin_price.list_price IS 'The list price.';
  COMMENT ON COLUMN origin_price.sent_at IS 'When the merchant sent the price in a call, or the upsert with it was committed.';

  COMMENT ON TABLE price_record IS 'The valid price (spec, "SKU price record"): gross outbound amounts in the merchant''s currency, localized amounts in the channel''s.';
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
  COMMENT ON COLUMN price_record.version IS 'The version of the price.localized event.';

  COMMENT ON TABLE price_request IS 'The newest request of each price (decision 5.1).';
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
  COMMENT ON COLUMN price_request.waiting_request IS 'The request that waits for terms (decision 9.6), while it is the newest and queued; null for none.';

  COMMENT ON TABLE requeue_job IS 'A job that evaluates the prices which a change affects again, page by page (decision 5.6); deleted 7 days after its end.';
  COMMENT ON COLUMN requeue_job.cause IS 'fx, channel, connection or rules.';
  COMMENT ON COLUMN requeue_job.quote IS 'The currency whose rate changed; null unless the cause is fx.';
  COMMENT ON COLUMN requeue_job.sales_channel IS 'The channel; null unless the cause is channel or connection.';
  COMMENT ON COLUMN requeue_job.merchant_id IS 'The merchant; null unless the cause is connection.';
  COMMENT ON COLUMN requeue_job.after_key IS 'The last id of the last page, of a SKU if the cause is connection, otherwise of a price; empty before the first page.';
  COMMENT ON COLUMN requeue_job.examined IS 'Prices evaluated so far.';
  COMMENT ON COLUMN requeue_job.queued IS 'Evaluated prices that were queued again.';
  COMMENT ON COLUMN requeue_job.country IS 'ISO 3166-1 alpha-2; null unless the cause is rules.';
  COMMENT ON COLUMN requeue_job.started_at IS 'When the change was seen.';
  COMMENT ON COLUMN requeue_job.due_at IS 'When the job starts: a rules job waits until the clocks of all instances reach the day of the rules.';
  COMMENT ON COLUMN requeue_job.finished_at IS 'When the job finished; null while it waits or runs.';

  COMMENT ON TABLE rules_seen IS 'The terms in force with which the prices of a destination were last compared (decision 5.9).';
  COMMENT ON COLUMN rules_seen.release IS 'Written by the previous release, which runs while this one starts.';
  COMMENT ON COLUMN rules_seen.since IS 'Written by the previous release as well.';
  COMMENT ON COLUMN rules_seen.seen_at IS 'When the terms were last compared.';
  COMMENT ON COLUMN rules_seen.in_force IS 'The versions of the rule set, the duty rates and the tariffs; null if only the previous release saw them.'`;
