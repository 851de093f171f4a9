import { Client } from 'undici';
import { ORDER_SEARCH } from '../../../apps/orders/migrations/order-search.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { OrderRig } from '../order-rig.js';
import { people } from './people.js';
import { fillSearch, insertWithoutTriggers, withTables } from './with-tables.js';

/**
 * Places one order and copies it: orders of half a year in every status, of three merchants (ACME has 60%) in three
 * channels, each with its own buyer. They are counted at the end.
 */
export async function seedOrders(stack: TestStack, count: number): Promise<void> {
  await placeOne(stack);
  await withTables(stack, 'orders', async (runner) => {
    await insertWithoutTriggers(runner, 'orders', copies(count));
    await insertWithoutTriggers(runner, 'order_parcel', PARCELS);
    await runner.query(COUNT_ORDERS);
    await runner.query('VACUUM ANALYZE orders, order_parcel');
  });
}

/** Creates the search keys and the search index. */
export async function makeOrdersSearchable(stack: TestStack): Promise<void> {
  await withTables(stack, 'orders', async (runner) => {
    await fillSearch(runner, ORDER_SEARCH);
    await runner.query('VACUUM ANALYZE order_search');
  });
}

async function placeOne(stack: TestStack): Promise<void> {
  const rig = await OrderRig.start(stack);
  const client = new Client(stack.gateway);
  try {
    await rig.order(client, 'first');
    await rig.untilReady(1);
  } finally {
    await client.close();
    await rig.end();
  }
}

// Without MATERIALIZED, Postgres scans the inserted rows again for each row.

/**
 * The newest first, 15 s apart. Orders older than ten days are delivered or closed; one in 500 waits for a decision.
 */
const copies = (count: number) => `
  WITH o AS MATERIALIZED (SELECT orders AS one, orders.* FROM orders)
  SELECT copied.*
    FROM (
      SELECT p.*, o.creation_date - n * interval '15 s' AS created,
             (ARRAY['ACME', 'ACME', 'ACME', 'ACME', 'ACME', 'ACME', 'GLOBEX', 'GLOBEX', 'GLOBEX', 'MANUAL'])[1 + n % 10] AS merchant,
             (ARRAY['MELI', 'MELI', 'MELI', 'ECOM', 'ECOM', 'SHOP'])[1 + n % 6] AS channel,
             '2000' || lpad((n::bigint * 7919)::text, 12, '0') AS channel_order_id,
             CASE WHEN n % 500 < 4
                  THEN (ARRAY['ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED'])[1 + n % 500]
                  WHEN n < 60000 THEN (ARRAY['APPROVED', 'READY_TO_SHIP', 'SHIPPED', 'SHIPPED', 'READY_TO_SHIP'])[1 + n % 5]
                  WHEN n % 20 = 0 THEN 'CANCELLED' ELSE 'DELIVERED' END AS status
        FROM (${people(count)}) AS p, o) AS made, o,
         jsonb_populate_record(o.one, jsonb_build_object(
           'order_id', merchant || '-' || channel || '-' || channel_order_id,
           'merchant_id', merchant, 'sales_channel', channel, 'sales_channel_order_id', channel_order_id,
           'status', made.status,
           'remembered_status', CASE WHEN made.status = 'ON_HOLD' THEN 'APPROVED' END,
           'status_since', CASE WHEN n % 500 < 4 THEN created + interval '1 h' END,
           'creation_date', created, 'approval_date', created + interval '1 min',
           'cancel_date', CASE WHEN made.status = 'CANCELLED' THEN created + interval '1 h' END,
           'shipment_date', CASE WHEN made.status IN ('SHIPPED', 'DELIVERED') THEN created + interval '1 d' END,
           'delivered_date', CASE WHEN made.status = 'DELIVERED' THEN created + interval '9 d' END,
           'last_update_date', o.last_update_date - n * interval '15 s',
           'delivery', o.delivery || jsonb_build_object('deliveryEstimateDate', created + interval '12 d'),
           'customer_document', made.document,
           'customer', o.customer || jsonb_build_object('document', made.document, 'firstName', made.first_name,
                                                       'lastName', made.last_name, 'email', made.email))) AS copied`;

/** What the triggers would have counted. */
const COUNT_ORDERS = `
  BEGIN;
  DELETE FROM rollup_delta;
  DELETE FROM rollup;
  INSERT INTO rollup (merchant_id, day, measure, key, count, amount)
  SELECT coalesce(o.merchant_id, '*'), m.day, m.measure, m.key, sum(m.count), sum(m.amount)
    FROM orders AS o CROSS JOIN LATERAL order_measures(o) AS m
   GROUP BY GROUPING SETS ((o.merchant_id, m.day, m.measure, m.key), (m.day, m.measure, m.key));
  COMMIT`;

const PARCELS = `
  WITH p AS MATERIALIZED (SELECT * FROM order_parcel)
  SELECT orders.order_id, p.parcel || jsonb_build_object('parcelId', 'P' || orders.sales_channel_order_id),
         'TRK' || reverse(orders.sales_channel_order_id)
    FROM p, orders
   WHERE orders.status NOT IN ('APPROVED', 'CANCELLED') AND orders.order_id <> p.order_id`;
