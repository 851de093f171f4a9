import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders by any id that a person may paste, and their counts. Only operators look across merchants, so a channel's order
 * id comes before the merchant; a merchant's statement names both.
 */
export class OrderSearch1764979200100 implements MigrationInterface {
  name = 'OrderSearch1764979200100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders_by_channel_order');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'orders_by_channel_order',
      'orders (merchant_id, sales_channel_order_id)',
    );
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const INDEXES = [
  ['orders_by_channels_id', 'orders (sales_channel_order_id, merchant_id)'],
  [
    'orders_by_sku',
    `orders USING gin (jsonb_path_query_array(items, '$[*].skuId') jsonb_path_ops)`,
  ],
  ['order_parcel_by_id', `order_parcel ((parcel ->> 'parcelId'))`],
  ['order_parcel_by_tracking_number', 'order_parcel (last_mile_tracking_number)'],
  // All columns that a count reads.
  [
    'orders_counts',
    `orders (merchant_id, status, sales_channel, fulfillment_warehouse_type, creation_date, last_update_date)`,
  ],
] as const;
