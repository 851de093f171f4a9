import type { UnitOfWork } from './unit-of-work.js';

/**
 * Locks what a transaction is about to its end, whether there is a row of it or not: a product, the stock of a SKU, an
 * order that is yet to come. Sent in front of the next query, which therefore sees all that earlier holders wrote.
 * Locked in one order, so two transactions that lock a kind at once cannot wait for each other.
 * @param kind what the ids name, for example `product`
 */
export function lockSubjects(uow: UnitOfWork, kind: string, ids: readonly string[]): void {
  if (ids.length > 0) uow.write(LOCK, [kind, ids]);
}

// A subquery that sorts is carried out as it stands, so the locks are taken in its order.
const LOCK = `
  SELECT pg_advisory_xact_lock(key)
    FROM (SELECT DISTINCT hashtextextended(concat_ws(' ', current_schema(), $1::text, id), 0) AS key
            FROM unnest($2::text[]) AS t (id) ORDER BY key) AS sorted`;
