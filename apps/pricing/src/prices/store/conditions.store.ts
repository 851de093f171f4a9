import { currenciesOf, type TermsByDestination } from '#landed-cost';
import type { Queries } from '#platform';
import { readTerms } from '#terms';
import type { Conditions } from '../domain/conditions.js';
import type { PricingFacts } from '../domain/localization.js';

/** Reads the conditions for prices of these facts. */
export async function readConditions(
  queries: Queries,
  facts: readonly PricingFacts[],
): Promise<Conditions> {
  const terms = await readTerms(queries, [
    ...new Set(facts.flatMap(({ channel }) => channel?.country ?? [])),
  ]);
  return conditionsBy(queries, terms);
}

/** Reads the same conditions with terms that are not stored. */
export async function conditionsBy(
  queries: Queries,
  terms: TermsByDestination,
): Promise<Conditions> {
  const [row] = await queries.query<{ now: Date; rates: Record<string, string> | null }>(RATES, [
    [...currenciesOf(terms.values())],
  ]);
  return { terms, perUsd: new Map(Object.entries(row?.rates ?? {})), now: row!.now };
}

const RATES = `
  SELECT statement_timestamp() AS now, json_object_agg(quote, rate::text) FILTER (WHERE quote IS NOT NULL) AS rates
    FROM (SELECT) one LEFT JOIN fx_rate ON quote = ANY($1)`;
