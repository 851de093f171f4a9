import { withOwner } from '#migration';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

/** The maximum number of SKUs of a product in one upsert. */
const OF_PRODUCT = 1_000;

const CONTENT = `jsonb_build_object(
  'name', 'n', 'weight', 1, 'height', 1, 'width', 1, 'length', 1, 'ean', '7501031311309', 'hscode', '6109.10.00',
  'globalSaleChannelData', '{"active": true, "category": "c", "brand": "b"}'::jsonb,
  'description', $3::text, 'images', (SELECT coalesce(jsonb_agg($4::text || i), '[]') FROM generate_series(1, $5::integer) i))`;

const SKUS = `
  INSERT INTO catalog.sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT $1, 'FILL-' || n, gen_random_uuid(), 'FILL-' || n / ${OF_PRODUCT}, n % ${OF_PRODUCT} = 0, content,
         'READY_FOR_SALES_CHANNEL', now() - n * interval '1 second', 1
    FROM generate_series(0, $2::integer - 1) n, (SELECT ${CONTENT} AS content) c`;

const ENTRIES = `
  INSERT INTO catalog.sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
  SELECT merchant_id, sku_id, 'MELI', 'SALES_CHANNEL_APPROVED', 'connector', now()
    FROM catalog.sku WHERE merchant_id = $1 AND sku_id LIKE 'FILL-%'`;

/** Stores SKUs with little content, like those of a large catalog: products `FILL-0`, … of a thousand each. */
export async function fillSkus(stack: TestStack, merchantId: string, count: number): Promise<void> {
  await run(stack, SKUS, [merchantId, count, 'd', '', 0]);
  await run(stack, ENTRIES, [merchantId]);
}

/** Stores SKUs with the longest valid content. */
export async function fillLongSkus(
  stack: TestStack,
  merchantId: string,
  count: number,
): Promise<void> {
  const url = `https://images.test/${'i'.repeat(2_000)}`;
  await run(stack, SKUS, [merchantId, count, 'd'.repeat(20_000), url, 50]);
}

const ORDERS = `
  INSERT INTO orders.orders
  SELECT (jsonb_populate_record(o, jsonb_build_object(
           'order_id', o.order_id || '-' || n, 'sales_channel_order_id', o.sales_channel_order_id || '-' || n,
           'last_update_date', o.last_update_date - n * interval '1 second'))).*
    FROM orders.orders o, generate_series(1, $2::integer) n WHERE o.order_id = $1`;

/** Stores copies of an order. */
export async function fillOrders(stack: TestStack, orderId: string, count: number): Promise<void> {
  await run(stack, ORDERS, [orderId, count]);
}

async function run({ sandbox }: TestStack, sql: string, values: unknown[]): Promise<void> {
  await withOwner(sandbox.databaseUrl, (client) => client.query(sql, values));
}
