import type { RulesInForce } from '#landed-cost';
import type { UnitOfWork } from '#messaging';

/**
 * Notes the rules that hold now. A state older than the one noted is left alone: it is that of an instance of the
 * release before, which is about to end.
 * @returns the destinations that have prices and whose rules rose; of several callers at once one gets each
 */
export async function noteRules(
  uow: UnitOfWork,
  rules: readonly RulesInForce[],
): Promise<string[]> {
  const risen = await uow.query<{ destination: string }>(
    `INSERT INTO rules_seen AS seen (destination, release, since)
     SELECT destination, revision, since
       FROM jsonb_to_recordset($1::jsonb) AS t (destination text, revision integer, since text)
      WHERE NOT EXISTS (SELECT FROM rules_seen known
                         WHERE known.destination = t.destination
                           AND (known.since, known.release) >= (t.since COLLATE "C", t.revision))
      ORDER BY destination
     ON CONFLICT (destination) DO UPDATE
        SET release = excluded.release, since = excluded.since, seen_at = excluded.seen_at
      WHERE (seen.since, seen.release) < (excluded.since, excluded.release)
     RETURNING destination`,
    [JSON.stringify(rules)],
  );
  if (risen.length === 0) return [];
  const priced = await uow.query<{ country: string }>(
    `SELECT DISTINCT country FROM sales_channel c
      WHERE country = ANY($1)
        AND EXISTS (SELECT FROM price_request r WHERE r.sales_channel = c.sales_channel)
      ORDER BY country`,
    [risen.map(({ destination }) => destination)],
  );
  return priced.map(({ country }) => country);
}
