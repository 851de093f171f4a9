import type { UnitOfWork } from './unit-of-work.js';

/**
 * Locks subjects until the end of the transaction, whether or not they have a row: a product, the stock of a SKU, an
 * order not yet placed. Sent before the next query, which therefore sees all writes of earlier holders. Subjects are
 * locked in one order to avoid deadlocks between transactions that lock the same kind.
 * @param kind what the ids identify, for example `product`
 */
export function lockSubjects(unitOfWork: UnitOfWork, kind: string, ids: readonly string[]): void {
  if (ids.length > 0) unitOfWork.write(LOCK, [kind, ids]);
}

// Postgres does not flatten a sorted subquery, so the locks are taken in its order.
const LOCK = `
  SELECT pg_advisory_xact_lock(key)
    FROM (SELECT DISTINCT hashtextextended(concat_ws(' ', current_schema(), $1::text, id), 0) AS key
            FROM unnest($2::text[]) AS t (id) ORDER BY key) AS sorted`;
