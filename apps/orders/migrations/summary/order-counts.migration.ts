import { countAll, countChanges } from '#messaging';
import { alterInUse } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of orders in the rollup (decision 12.2). Triggers write the differences, so that orders which processes of the
 * last version write during an upgrade are counted too. The rows that exist are counted in one snapshot, without their
 * differences, while others write.
 */
export class OrderCounts1767484800100 implements MigrationInterface {
  name = 'OrderCounts1767484800100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterInUse(runner, ADD_SINCE);
    for (const statement of FUNCTIONS) await runner.query(statement);
    await alterInUse(runner, TRIGGERS);
    await runner.query(FILL_SINCE);
    await runner.query(countAll(COUNTED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_order_change() CASCADE');
    await runner.query('DROP FUNCTION order_measures(orders)');
    await runner.query('ALTER TABLE orders DROP COLUMN status_since');
    await runner.query('DELETE FROM rollup_delta');
    await runner.query('DELETE FROM rollup');
  }
}

const ADD_SINCE = `ALTER TABLE orders ADD COLUMN IF NOT EXISTS status_since timestamptz(3)`;

const ATTENTION = `('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED')`;

/** The statuses after which a promised date no longer matters. */
const ARRIVED_OR_ENDED = `(
  'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED', 'CANCELLED', 'OPERATIONAL_ISSUE')`;

const COUNTED = { table: 'orders', measures: 'order_measures' };

const FUNCTIONS = [
  // Days are in UTC; amounts of durations are seconds.
  `CREATE OR REPLACE FUNCTION order_measures(o orders)
   RETURNS TABLE (day date, measure text, key text, count bigint, amount numeric) LANGUAGE sql STABLE AS $$
     SELECT (o.creation_date AT TIME ZONE 'UTC')::date, 'placed', o.sales_channel || ' ' || o.currency, 1, o.value
     UNION ALL
     SELECT 'epoch', 'status', o.status, 1, 0 WHERE o.status IN ${ATTENTION}
     UNION ALL
     SELECT 'epoch', 'promised', left(o.delivery ->> 'deliveryEstimateDate', 10), 1, 0
      WHERE o.status NOT IN ${ARRIVED_OR_ENDED} AND o.delivery ? 'deliveryEstimateDate'
     UNION ALL
     SELECT (o.shipment_date AT TIME ZONE 'UTC')::date, 'shipped', '', 1,
            extract(epoch FROM o.shipment_date - o.approval_date)
      WHERE o.shipment_date IS NOT NULL AND o.approval_date IS NOT NULL
     UNION ALL
     SELECT (o.delivered_date AT TIME ZONE 'UTC')::date, 'delivered', '', 1,
            extract(epoch FROM o.delivered_date - o.approval_date)
      WHERE o.delivered_date IS NOT NULL AND o.approval_date IS NOT NULL
   $$`,
  countChanges('count_order_change', COUNTED),
];

/** Most changes of an order change no count, and call no function. */
const TRIGGERS = `
  DROP TRIGGER IF EXISTS order_counted ON orders;
  CREATE TRIGGER order_counted AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION count_order_change();
  DROP TRIGGER IF EXISTS order_change_counted ON orders;
  CREATE TRIGGER order_change_counted AFTER UPDATE ON orders FOR EACH ROW
    WHEN (OLD.status <> NEW.status
            AND (OLD.status IN ${ATTENTION} OR NEW.status IN ${ATTENTION} OR NEW.status IN ${ARRIVED_OR_ENDED})
          OR OLD.shipment_date IS DISTINCT FROM NEW.shipment_date
          OR OLD.delivered_date IS DISTINCT FROM NEW.delivered_date
          OR OLD.approval_date IS DISTINCT FROM NEW.approval_date AND NEW.shipment_date IS NOT NULL)
    EXECUTE FUNCTION count_order_change()`;

const FILL_SINCE = `
  UPDATE orders AS o SET status_since = entered.at
    FROM (SELECT order_id, max(received_date) AS at
            FROM order_history JOIN orders USING (order_id, status)
           WHERE status IN ${ATTENTION} GROUP BY order_id) AS entered
   WHERE o.order_id = entered.order_id AND o.status_since IS NULL AND o.status IN ${ATTENTION}`;
