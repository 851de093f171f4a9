import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';

/** An order that needs an operator's attention. */
export interface OrderException {
  kind: string;
  orderId: string;
  detail: string;
  since: Date;
}

/** Records exceptions, each once. */
export async function noteExceptions(
  uow: UnitOfWork,
  exceptions: readonly OrderException[],
): Promise<void> {
  if (exceptions.length === 0) return;
  await uow.query(
    `INSERT INTO order_exception (order_id, kind, detail, since)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
     ON CONFLICT (order_id, kind) DO NOTHING`,
    [
      exceptions.map(({ orderId }) => orderId),
      exceptions.map(({ kind }) => kind),
      exceptions.map(({ detail }) => detail),
      exceptions.map(({ since }) => since),
    ],
  );
}

/** An exception as operators see it. */
export interface ShownException {
  kind: string;
  orderId: string;
  detail: string;
  /** ISO 8601 UTC */
  since: string;
}

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
