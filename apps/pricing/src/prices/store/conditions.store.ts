import { currenciesOf } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { readTerms } from '#terms';
import type { Conditions } from '../domain/conditions.js';
import type { PricingFacts } from '../domain/localization.js';

/** Reads what prices of these facts are made by. */
export async function readConditions(
  uow: UnitOfWork,
  facts: readonly PricingFacts[],
): Promise<Conditions> {
  const terms = await readTerms(uow, [
    ...new Set(facts.flatMap(({ channel }) => channel?.country ?? [])),
  ]);
  const currencies = currenciesOf(terms.values());
  return {
    terms,
    perUsd: currencies.size === 0 ? new Map() : await readRates(uow, [...currencies]),
  };
}

async function readRates(
  uow: UnitOfWork,
  currencies: readonly string[],
): Promise<Map<string, string>> {
  const rows = await uow.query<{ quote: string; rate: string }>(
    'SELECT quote, rate FROM fx_rate WHERE quote = ANY($1)',
    [currencies],
  );
  return new Map(rows.map(({ quote, rate }) => [quote, rate]));
}
