import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A merchant's parcels and shipments by status, in the order of its lists, so that rare ones are found without the
 * others; and its parcels by the buyer's document and by the channel's order id, without those of other merchants.
 * While all rows have one status, Postgres would not know that another has few, and would read all of them.
 */
export class ListFilters1765324800200 implements MigrationInterface {
  name = 'ListFilters1765324800200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
    for (const [name] of BEFORE) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query('ALTER TABLE parcel ALTER COLUMN status SET (n_distinct = 7)');
    await runner.query('ALTER TABLE shipment ALTER COLUMN status SET (n_distinct = 3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment ALTER COLUMN status RESET (n_distinct)');
    await runner.query('ALTER TABLE parcel ALTER COLUMN status RESET (n_distinct)');
    for (const [name, on] of BEFORE) await createIndexConcurrently(runner, name, on);
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const DOCUMENT = `lower(regexp_replace(customer_document COLLATE "pg_c_utf8", '[[:punct:][:space:]]+', '', 'g'))`;

const INDEXES = [
  [
    'parcel_by_status',
    'parcel (merchant_id, status, last_update_date, parcel_id) WHERE status IS NOT NULL',
  ],
  ['parcel_by_document', `parcel ((${DOCUMENT}), merchant_id)`],
  ['parcel_by_channels_order', 'parcel (sales_channel_order_id, merchant_id)'],
  ['shipment_by_status', 'shipment (merchant_id, status, last_update_date, shipment_id)'],
] as const;

const BEFORE = [
  ['parcel_document_key', `parcel ((${DOCUMENT}))`],
  ['parcel_sales_channel_order', 'parcel (sales_channel_order_id)'],
] as const;
