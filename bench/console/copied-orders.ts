import { Client } from 'pg';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

/** Copies the only order this many times, each a second older than the one before. */
export async function copyOrder(stack: TestStack, count: number): Promise<void> {
  const client = new Client({ connectionString: stack.sandbox.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO orders.orders
       SELECT copied.* FROM orders.orders o, generate_series(1, $1::int) AS n,
              jsonb_populate_record(o, jsonb_build_object(
                'order_id', o.order_id || '-' || n,
                'sales_channel_order_id', o.sales_channel_order_id || '-' || n,
                'last_update_date', o.last_update_date - n * interval '1 s')) AS copied`,
      [count],
    );
    await client.query('ANALYZE orders.orders');
  } finally {
    await client.end();
  }
}
