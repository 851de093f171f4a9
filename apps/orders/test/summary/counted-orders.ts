import type { TestService } from '#testing';

/**
 * Returns the differences between the counts and the rows of orders in one snapshot: by merchant, and for all merchants
 * (`*`).
 */
export function differencesFromRows(service: TestService): Promise<object[]> {
  return service.store.sql(DIFFERENCES);
}

const UTC_DAY = (date: string) => `(${date} AT TIME ZONE 'UTC')::date`;

const COUNTED = `
  SELECT merchant_id, ${UTC_DAY('creation_date')} AS day, 'placed' AS measure, sales_channel || ' ' || currency AS key,
         value AS amount FROM orders
  UNION ALL
  SELECT merchant_id, 'epoch', 'status', status, 0 FROM orders
   WHERE status IN ('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED')
  UNION ALL
  SELECT merchant_id, 'epoch', 'promised', substr(delivery ->> 'deliveryEstimateDate', 1, 10), 0 FROM orders
   WHERE status IN ('CREATED', 'APPROVED', 'HANDLING', 'REGULATORY_CHECK_OK', 'REQUIRES_REVIEW', 'ON_HOLD', 'PACKED',
                    'INVOICED', 'READY_TO_SHIP', 'SHIPPED')
  UNION ALL
  SELECT merchant_id, ${UTC_DAY('shipment_date')}, 'shipped', '', extract(epoch FROM shipment_date - approval_date)
    FROM orders WHERE shipment_date - approval_date IS NOT NULL
  UNION ALL
  SELECT merchant_id, ${UTC_DAY('delivered_date')}, 'delivered', '', extract(epoch FROM delivered_date - approval_date)
    FROM orders WHERE delivered_date - approval_date IS NOT NULL`;

const DIFFERENCES = `
  WITH counted AS (
    SELECT coalesce(merchant_id, '*') AS merchant_id, day, measure, key, count(*) AS count, sum(amount) AS amount
      FROM (${COUNTED}) AS rows
     GROUP BY GROUPING SETS ((merchant_id, day, measure, key), (day, measure, key))
  ), kept AS (
    SELECT merchant_id, day, measure, key, sum(count) AS count, sum(amount) AS amount
      FROM (SELECT merchant_id, day, measure, key, count, amount FROM rollup
            UNION ALL SELECT merchant_id, day, measure, key, count, amount FROM rollup_delta
            UNION ALL SELECT '*', day, measure, key, count, amount FROM rollup_delta) AS part
     GROUP BY merchant_id, day, measure, key HAVING sum(count) <> 0 OR sum(amount) <> 0
  )
  SELECT merchant_id, day::text, measure, key, counted.count AS counted, kept.count AS kept,
         counted.amount AS "countedAmount", kept.amount AS "keptAmount"
    FROM counted FULL JOIN kept USING (merchant_id, day, measure, key)
   WHERE counted.count IS DISTINCT FROM kept.count OR counted.amount IS DISTINCT FROM kept.amount`;
