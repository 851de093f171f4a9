import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { OrderExceptionEntity } from './order-exception.entity.js';

/** Records exceptions, each once. */
export async function recordExceptions(
  uow: UnitOfWork,
  exceptions: OrderExceptionEntity[],
): Promise<void> {
  if (exceptions.length === 0) return;
  const rows = await uow.repository(OrderExceptionEntity);
  await rows.createQueryBuilder().insert().values(exceptions).orIgnore().execute();
}

/** An exception as operators see it; `since` is ISO 8601 UTC. */
export type ShownException = Omit<OrderExceptionEntity, 'since'> & { since: string };

/**
 * Recorded exceptions, and those derived from the data: channel orders that wait for intake, and orders out of stock,
 * both for too long. Newest first.
 */
export function readExceptions(
  queries: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<ShownException[]> {
  return queries.query(READ_EXCEPTIONS, [now, limit]);
}

const READ_EXCEPTIONS = `
  SELECT kind, order_id AS "orderId", detail, to_char(since, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
    FROM (
      SELECT kind, order_id, detail, since FROM order_exception
      UNION ALL
      SELECT 'intake-waiting', order_id, 'the channel sold what is not known here: ' || detail, arrived_at
        FROM waiting_intake
       WHERE due_at IS NOT NULL AND arrived_at < $1::timestamptz - interval '1 minute'
      UNION ALL
      SELECT 'out-of-stock', order_id, 'the order waits for stock', on_hold_date FROM orders
       WHERE hold_reason = 'out-of-stock' AND on_hold_date < $1::timestamptz - interval '1 day'
    ) AS shown
   ORDER BY shown.since DESC, order_id, kind LIMIT $2`;
