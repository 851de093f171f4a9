import type { Queries } from '#platform';
import type { OrderStatus } from '../../order/domain/order-status.js';

interface Since {
  status: OrderStatus;
  since: Date;
}

/** For each of these statuses, the time since which a merchant's oldest order has it. */
export async function oldestInStatus(
  queries: Queries,
  merchantId: string,
  statuses: readonly OrderStatus[],
): Promise<Map<OrderStatus, Date>> {
  const sql = oldest('merchant_id = $2 AND ');
  return toMap(await queries.query<Since>(sql, [statuses, merchantId]));
}

/** The same for the orders of all merchants. */
export async function oldestInStatusOfAllMerchants(
  queries: Queries,
  statuses: readonly OrderStatus[],
): Promise<Map<OrderStatus, Date>> {
  return toMap(await queries.query<Since>(oldest(''), [statuses]));
}

/** The condition of partial indexes; Postgres uses them only if a query repeats it. */
const ATTENTION = `status IN ('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED')`;

const oldest = (whose: string) => `
  SELECT asked.status, found.status_since AS since
    FROM unnest($1::text[]) AS asked (status)
   CROSS JOIN LATERAL (SELECT status_since FROM orders
                        WHERE ${whose}orders.status = asked.status AND orders.${ATTENTION} AND orders.status_since IS NOT NULL
                        ORDER BY status_since LIMIT 1) AS found`;

function toMap(rows: readonly Since[]): Map<OrderStatus, Date> {
  return new Map(rows.map(({ status, since }) => [status, since]));
}
