import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class CatalogComments1770076800200 implements MigrationInterface {
  name = 'CatalogComments1770076800200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE merchant IS 'A merchant as operators set it up (decision 2.8).';
  COMMENT ON COLUMN merchant.country IS 'The country that the merchant ships from, ISO 3166-1 alpha-2.';
  COMMENT ON COLUMN merchant.currency IS 'The currency of the merchant''s origin prices, ISO 4217.';
  COMMENT ON COLUMN merchant.auto_localization IS 'False: an operator localizes the merchant''s SKUs (decision 3.5).';

  COMMENT ON TABLE sales_channel IS 'A sales channel as operators set it up (decision 2.8).';
  COMMENT ON COLUMN sales_channel.country IS 'The destination, ISO 3166-1 alpha-2.';
  COMMENT ON COLUMN sales_channel.currency IS 'The currency of the channel''s prices, ISO 4217.';
  COMMENT ON COLUMN sales_channel.locale IS 'The language of the channel''s texts, BCP 47.';
  COMMENT ON COLUMN sales_channel.taxes_online IS 'The channel computes taxes itself, so its prices exclude them.';
  COMMENT ON COLUMN sales_channel.tax_type IS 'DDP or DDU; follows taxes_online (decision 6.6).';
  COMMENT ON COLUMN sales_channel.price_step IS 'Shown prices are a multiple of the step plus the offset (decision 5.2).';
  COMMENT ON COLUMN sales_channel.price_offset IS 'The offset of shown prices.';

  COMMENT ON TABLE connection IS 'A merchant sells in a sales channel.';

  COMMENT ON TABLE warehouse IS 'A merchant''s own warehouse; number 1 is created with the merchant (decision 4.2).';

  COMMENT ON TABLE returns_warehouse IS 'A warehouse of the returns partner, one for each destination (decision 4.2).';

  COMMENT ON TABLE entry_alignment IS 'The adjustment of a merchant''s SKUs to a channel that opened or closed to it; restarted with each change. It has no foreign keys: their locks on both parents would conflict with changes by operators.';
  COMMENT ON COLUMN entry_alignment.run_id IS 'New with each restart.';
  COMMENT ON COLUMN entry_alignment.changed IS 'SKUs picked up by the channel or withdrawn from it.';

  COMMENT ON TABLE sku IS 'A SKU. A deleted SKU keeps its row: its id and version continue when it is created again.';
  COMMENT ON COLUMN sku.product_id IS 'The product that the SKU is a variant of.';
  COMMENT ON COLUMN sku.main IS 'Whether the SKU represents its product.';
  COMMENT ON COLUMN sku.content IS 'The fields of the upsert.';
  COMMENT ON COLUMN sku.localization_status IS 'The result of localization so far.';
  COMMENT ON COLUMN sku.localization_messages IS 'The reasons of the result.';
  COMMENT ON COLUMN sku.deleted_at IS 'When the SKU was deleted; null for a live SKU.';

  COMMENT ON TABLE sku_channel IS 'The status of a SKU in a sales channel (decision 3.9).';
  COMMENT ON COLUMN sku_channel.status IS 'The status of the SKU in the channel.';
  COMMENT ON COLUMN sku_channel.cause IS 'The source of the status.';
  COMMENT ON COLUMN sku_channel.status_date IS 'When the status was set.';
  COMMENT ON COLUMN sku_channel.status_message IS 'A text about the status; null for none.';
  COMMENT ON COLUMN sku_channel.sales_channel_sku_id IS 'The channel''s id of the SKU, unchanged by later statuses; null before the first.';
  COMMENT ON COLUMN sku_channel.fit IS 'How the SKU fits the channel''s taxonomy, as last compared; null for a channel without one.';

  COMMENT ON TABLE sku_channel_history IS 'Each status that a SKU had in a channel; kept when the SKU is deleted (decision 3.12).';
  COMMENT ON COLUMN sku_channel_history.id IS 'Rises in the order of the changes.';
  COMMENT ON COLUMN sku_channel_history.status IS 'The status of the SKU in the channel.';
  COMMENT ON COLUMN sku_channel_history.status_date IS 'When the status was set.';
  COMMENT ON COLUMN sku_channel_history.status_message IS 'A text about the status; null for none.';

  COMMENT ON TABLE sku_search IS 'The text by which a SKU is searched (decision 1.20), written by triggers of sku.';
  COMMENT ON COLUMN sku_search.key IS 'Lower case without accents: the ids of the SKU and its product, its title and its EAN, a line each.';

  COMMENT ON TABLE sku_verdict IS 'The verdict on a live SKU in a channel (decision 3.19).';
  COMMENT ON COLUMN sku_verdict.verdict IS 'The verdict.';
  COMMENT ON COLUMN sku_verdict.since IS 'When the verdict was first reached.';

  COMMENT ON TABLE sku_verdict_count IS 'The number of SKUs with a verdict, of a merchant or of all, in a channel or in any.';
  COMMENT ON COLUMN sku_verdict_count.merchant_id IS 'The merchant; empty for all together.';
  COMMENT ON COLUMN sku_verdict_count.sales_channel IS 'The channel; empty for SKUs with the verdict in at least one channel.';
  COMMENT ON COLUMN sku_verdict_count.verdict IS 'The verdict.';
  COMMENT ON COLUMN sku_verdict_count.count IS 'The number of SKUs.';

  COMMENT ON TABLE live_sku_day IS 'The number of SKUs live in at least one channel at the end of a day on which it changed.';
  COMMENT ON COLUMN live_sku_day.merchant_id IS 'The merchant; empty for all together.';
  COMMENT ON COLUMN live_sku_day.day IS 'The day in UTC.';
  COMMENT ON COLUMN live_sku_day.count IS 'The number of SKUs.';

  COMMENT ON TABLE sku_text IS 'The texts of a SKU in one locale.';
  COMMENT ON COLUMN sku_text.name IS 'The title.';
  COMMENT ON COLUMN sku_text.description IS 'The description.';
  COMMENT ON COLUMN sku_text.color IS 'The color; null for none.';
  COMMENT ON COLUMN sku_text.size IS 'The size; null for none.';
  COMMENT ON COLUMN sku_text.source IS 'glossary, provider or operator.';
  COMMENT ON COLUMN sku_text.localized_at IS 'When the texts were localized.';

  COMMENT ON TABLE translation_task IS 'A SKU to translate. A replaced task gets another id, so a translation of the previous content finds none.';
  COMMENT ON COLUMN translation_task.task_id IS 'Identifies the task.';

  COMMENT ON TABLE sku_price IS 'The price of a SKU in a channel as pricing last published it.';
  COMMENT ON COLUMN sku_price.state IS 'localized or failed.';
  COMMENT ON COLUMN sku_price.detail IS 'Why pricing failed; null for a localized price.';

  COMMENT ON TABLE publication_task IS 'A SKU that the sandbox connector offers to a sales channel when due (decision 3.9).';

  COMMENT ON TABLE inventory IS 'The stock of a SKU in a warehouse, in one condition. No foreign key: stock may be set before the SKU is upserted (decision 4.1).';
  COMMENT ON COLUMN inventory.last_update_date IS 'When the row was created or its quantity last changed; orders the list (decision 1.8).';
  COMMENT ON COLUMN inventory.last_integration_date IS 'When a channel last took over the quantity (decision 4.4); null before.';
  COMMENT ON COLUMN inventory.id IS 'The public id (decision 4.1), generated by the database.';
  COMMENT ON COLUMN inventory.reserved IS 'Units that open reservations took; maintained by triggers.';

  COMMENT ON TABLE open_reservation IS 'Units that an order has reserved in a position and that are neither shipped nor released; maintained by triggers.';

  COMMENT ON TABLE reservation IS 'Units that an order has reserved (decision 4.3).';
  COMMENT ON COLUMN reservation.item_id IS 'The order line.';
  COMMENT ON COLUMN reservation.warehouse_id IS 'The warehouse; null for a SKU that is not stock-managed.';

  COMMENT ON TABLE stock_order IS 'An order as far as its stock is concerned (decision 4.3).';
  COMMENT ON COLUMN stock_order.fulfillment_warehouse_type IS 'RETURNS: only from the returns partner in the destination country (decision 6.11).';
  COMMENT ON COLUMN stock_order.destination_country IS 'ISO 3166-1 alpha-2.';
  COMMENT ON COLUMN stock_order.state IS 'WAITING, RESERVED, CANCELLED or SHIPPED.';
  COMMENT ON COLUMN stock_order.placed_at IS 'When the order was placed; the oldest waiting order is served first.';
  COMMENT ON COLUMN stock_order.version IS 'The version of the latest event about the order''s stock; 0 before the first.';

  COMMENT ON TABLE stock_order_line IS 'A line of an order; written once.';
  COMMENT ON COLUMN stock_order_line.position IS 'The place in the order, from 0.';
  COMMENT ON COLUMN stock_order_line.item_id IS 'The order line.';

  COMMENT ON TABLE stock_movement IS 'The history of a position (decision 4.21); rows are deleted after STOCK_HISTORY_DAYS.';
  COMMENT ON COLUMN stock_movement.id IS 'Rises in the order of the movements of a position.';
  COMMENT ON COLUMN stock_movement.at IS 'When the movement happened.';
  COMMENT ON COLUMN stock_movement.kind IS 'set, reserved, released, shipped or returned.';
  COMMENT ON COLUMN stock_movement.quantity IS 'The number of units, with a sign.';
  COMMENT ON COLUMN stock_movement.on_hand IS 'Units in the warehouse afterwards.';
  COMMENT ON COLUMN stock_movement.reserved IS 'Reserved units afterwards.';
  COMMENT ON COLUMN stock_movement.order_id IS 'The order; null for a set quantity.';
  COMMENT ON COLUMN stock_movement.request_id IS 'The request that set the quantity; null for others.';
  COMMENT ON COLUMN stock_movement.who IS 'The client that set the quantity; null for others.';

  COMMENT ON TABLE returned_order IS 'Units that an order returned into a position of the returns partner (decision 4.4).';
  COMMENT ON COLUMN returned_order.returned_date IS 'When the units were returned.';

  COMMENT ON TABLE stock_application_task IS 'A SKU whose quantities the sandbox connector takes over when due (decision 4.4).';

  COMMENT ON TABLE listing IS 'A SKU that a channel shows, or showed and withdraws; ordered by position in the channel''s list.';
  COMMENT ON COLUMN listing.position IS 'The place of the last change among those of the channel; the listingVersion.';
  COMMENT ON COLUMN listing.judged_position IS 'The place of the last change that the channel must answer.';
  COMMENT ON COLUMN listing.reason IS 'Why the SKU is withdrawn; null while the channel shows it.';
  COMMENT ON COLUMN listing.product IS 'The product as shown; null once withdrawn.';
  COMMENT ON COLUMN listing.product_digest IS 'The SHA-256 digest of the product''s text, compared without reading the text.';
  COMMENT ON COLUMN listing.price IS 'The price as shown; null once withdrawn.';
  COMMENT ON COLUMN listing.offer IS 'The quantity and the availability as shown.';

  COMMENT ON TABLE listing_feed IS 'The end of a channel''s list.';
  COMMENT ON COLUMN listing_feed.position IS 'The place of the last change.';

  COMMENT ON TABLE listing_price IS 'The price of a SKU in a channel as pricing last published it; no amounts if there is no price.';
  COMMENT ON COLUMN listing_price.sale IS 'The sale price; null if there is no price.';
  COMMENT ON COLUMN listing_price.list IS 'The list price; null if there is no price.';
  COMMENT ON COLUMN listing_price.currency IS 'ISO 4217; null if there is no price.';
  COMMENT ON COLUMN listing_price.taxes_included IS 'Whether the amounts include taxes, as the channel required when the price was made.';

  COMMENT ON TABLE listing_task IS 'A SKU whose listings may have changed, marked by triggers of the tables that make up a listing.';

  COMMENT ON TABLE listing_fill IS 'A merchant of which all listings may have changed, with its channels; also marked by triggers.';

  COMMENT ON TABLE listing_fill_later IS 'A merchant whose fill a migration postponed until no process of the previous release runs.';

  COMMENT ON TABLE channel_taxonomy IS 'The taxonomy that a channel requires (decision 10.6); categories and attributes have separate tables.';
  COMMENT ON COLUMN channel_taxonomy.version IS 'Rises by one with each change.';
  COMMENT ON COLUMN channel_taxonomy.digest IS 'The digest of everything sent: the same content again changes nothing.';
  COMMENT ON COLUMN channel_taxonomy.category_count IS 'The number of categories.';
  COMMENT ON COLUMN channel_taxonomy.limits IS 'The channel''s limits of texts and images.';

  COMMENT ON TABLE channel_category IS 'A category of a channel''s taxonomy.';
  COMMENT ON COLUMN channel_category.code IS 'The channel''s code of the category.';
  COMMENT ON COLUMN channel_category.path IS 'The levels of the category, separated by >.';
  COMMENT ON COLUMN channel_category.path_key IS 'The path without case and accents.';
  COMMENT ON COLUMN channel_category.attributes IS 'Codes of the attributes that not all categories have.';

  COMMENT ON TABLE channel_attribute IS 'An attribute of a channel''s taxonomy.';
  COMMENT ON COLUMN channel_attribute.code IS 'The channel''s code of the attribute.';
  COMMENT ON COLUMN channel_attribute.position IS 'The place in the order sent, from 0.';
  COMMENT ON COLUMN channel_attribute.everywhere IS 'Whether every category has the attribute.';
  COMMENT ON COLUMN channel_attribute.definition IS 'The attribute as sent, without its categories.';

  COMMENT ON TABLE category_mapping IS 'The category of a channel for a reference category and all below it (decision 10.6).';
  COMMENT ON COLUMN category_mapping.merchant_id IS 'The merchant; empty for an operator''s mapping for all.';
  COMMENT ON COLUMN category_mapping.category_key IS 'The reference category without case and accents.';
  COMMENT ON COLUMN category_mapping.category IS 'The reference category as sent.';
  COMMENT ON COLUMN category_mapping.channel_category IS 'The code of the channel''s category, which the taxonomy may no longer contain.';

  COMMENT ON TABLE attribute_mapping IS 'The attribute of a channel for an attribute name, with its values (decision 10.6).';
  COMMENT ON COLUMN attribute_mapping.merchant_id IS 'The merchant; empty for an operator''s mapping for all.';
  COMMENT ON COLUMN attribute_mapping.name_key IS 'The attribute name without case and accents.';
  COMMENT ON COLUMN attribute_mapping.name IS 'The attribute name as sent.';
  COMMENT ON COLUMN attribute_mapping.attribute IS 'The code of the channel''s attribute, which the taxonomy may no longer contain.';
  COMMENT ON COLUMN attribute_mapping.values IS 'The channel''s values for the merchant''s.';

  COMMENT ON TABLE requirement_recheck IS 'The comparison of a merchant''s SKUs with a channel''s requirements, in portions, after the taxonomy or a mapping changed. No foreign keys: their locks would conflict with changes by operators.';
  COMMENT ON COLUMN requirement_recheck.until_sku IS 'The last SKU compared before the latest change: after the last SKU, the job repeats the SKUs up to this one.';
  COMMENT ON COLUMN requirement_recheck.again IS 'Whether the job repeats SKUs, up to until_sku.';
  COMMENT ON COLUMN requirement_recheck.changed IS 'The number of SKUs whose result changed.';

  COMMENT ON TABLE trade_restriction IS 'A trade restriction as it was added, with the end that an operator set later (decision 3.16).';
  COMMENT ON COLUMN trade_restriction.restriction_id IS 'Identifies the restriction; a UUIDv7.';
  COMMENT ON COLUMN trade_restriction.hs_prefix IS 'The digits that the customs code begins with.';
  COMMENT ON COLUMN trade_restriction.destination IS 'ISO 3166-1 alpha-2, or * for all.';
  COMMENT ON COLUMN trade_restriction.kind IS 'The kind of restriction.';
  COMMENT ON COLUMN trade_restriction.goods IS 'The restricted goods in words; null for none.';
  COMMENT ON COLUMN trade_restriction.valid_from IS 'The first day in force, UTC.';
  COMMENT ON COLUMN trade_restriction.valid_until IS 'The last day in force, as added; null for none.';
  COMMENT ON COLUMN trade_restriction.source IS 'The legal source.';
  COMMENT ON COLUMN trade_restriction.correction IS 'Why the restriction was added for past days; null for others.';
  COMMENT ON COLUMN trade_restriction.added_by IS 'The client that added the restriction.';
  COMMENT ON COLUMN trade_restriction.added_at IS 'When the restriction was added.';
  COMMENT ON COLUMN trade_restriction.ended_until IS 'The last day in force that replaces valid_until; before the first day: never in force.';
  COMMENT ON COLUMN trade_restriction.end_reason IS 'Why the restriction was ended; null for none.';
  COMMENT ON COLUMN trade_restriction.end_correction IS 'Why the end changed past days; null for others.';

  COMMENT ON TABLE restriction_recheck IS 'The recheck of the SKUs that a restriction affects, in portions (decision 3.7).';
  COMMENT ON COLUMN restriction_recheck.restriction_id IS 'The restriction.';
  COMMENT ON COLUMN restriction_recheck.due_at IS 'When the next portion is due; null once the restriction has ended and its SKUs are rechecked.';
  COMMENT ON COLUMN restriction_recheck.periodic IS 'A pass without a change; passes after a change, a first or a last day go first.';
  COMMENT ON COLUMN restriction_recheck.started_at IS 'When the first portion was done; null between two rechecks.';
  COMMENT ON COLUMN restriction_recheck.after_code IS 'The customs code of the last SKU of the previous portion; empty before the first.';
  COMMENT ON COLUMN restriction_recheck.after_merchant IS 'The merchant of that SKU.';
  COMMENT ON COLUMN restriction_recheck.after_sku IS 'The id of that SKU.'`;
