import { countChanges } from '#operations';
import { ARRIVED_OR_ENDED, ATTENTION } from './order-statuses.js';

/** The counts of orders in the rollup (decision 12.2), of which triggers write the differences. */
export const orderCounts: readonly string[] = [
  // Days are in UTC; amounts of durations are seconds.
  `CREATE FUNCTION order_measures(o orders)
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
  countChanges('count_order_change', 'order_measures'),
  `CREATE TRIGGER order_counted AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION count_order_change()`,
  // Most changes of an order change no count, and call no function.
  `CREATE TRIGGER order_change_counted AFTER UPDATE ON orders FOR EACH ROW
     WHEN (OLD.status <> NEW.status
             AND (OLD.status IN ${ATTENTION} OR NEW.status IN ${ATTENTION} OR NEW.status IN ${ARRIVED_OR_ENDED})
           OR OLD.shipment_date IS DISTINCT FROM NEW.shipment_date
           OR OLD.delivered_date IS DISTINCT FROM NEW.delivered_date
           OR OLD.approval_date IS DISTINCT FROM NEW.approval_date AND NEW.shipment_date IS NOT NULL)
     EXECUTE FUNCTION count_order_change()`,
];
