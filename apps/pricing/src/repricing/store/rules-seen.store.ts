import type { UnitOfWork } from '#messaging';

/** The versions of the terms in force for a destination. */
export interface TermsInForce {
  destination: string;
  inForce: string;
}

/** The services of freight tariffs that channels use, by destination. */
export async function servicesOf(
  unitOfWork: UnitOfWork,
  destinations: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await unitOfWork.query<{ country: string; services: string[] }>(
    `SELECT country, array_agg(DISTINCT service) AS services FROM sales_channel
      WHERE country = ANY($1) GROUP BY country`,
    [destinations],
  );
  return new Map(rows.map(({ country, services }) => [country, services]));
}

/**
 * Records the terms that are in force now.
 * @returns the destinations whose terms changed; only one of several concurrent callers gets each destination
 */
export async function noteTerms(
  unitOfWork: UnitOfWork,
  terms: readonly TermsInForce[],
): Promise<string[]> {
  const changed = await unitOfWork.query<{ destination: string }>(
    `INSERT INTO rules_seen AS seen (destination, in_force)
     SELECT destination, "inForce" FROM jsonb_to_recordset($1::jsonb) AS t (destination text, "inForce" text)
      WHERE NOT EXISTS (SELECT FROM rules_seen known
                         WHERE (known.destination, known.in_force) = (t.destination, t."inForce"))
      ORDER BY destination
     ON CONFLICT (destination) DO UPDATE
        SET in_force = excluded.in_force, seen_at = excluded.seen_at
      WHERE seen.in_force <> excluded.in_force
     RETURNING destination`,
    [JSON.stringify(terms)],
  );
  return changed.map(({ destination }) => destination);
}

/** The destinations that have prices. */
export async function pricedCountries(
  unitOfWork: UnitOfWork,
  destinations: readonly string[],
): Promise<string[]> {
  const rows = await unitOfWork.query<{ country: string }>(
    `SELECT DISTINCT country FROM sales_channel c
      WHERE country = ANY($1)
        AND EXISTS (SELECT FROM price_request r WHERE r.sales_channel = c.sales_channel)
      ORDER BY country`,
    [destinations],
  );
  return rows.map(({ country }) => country);
}
