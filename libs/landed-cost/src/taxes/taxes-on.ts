import { decimal, sum } from '#money';
import type { Decimal, Numeric } from '#money';
import type { Day } from '../day.js';
import { done, refused } from '../result.js';
import type { Result } from '../result.js';
import { DESTINATIONS } from '../rules/destinations.js';
import { bracketOf, taxesIn } from './taxes.js';
import type { Tax } from './taxes.js';

/** Where goods go, where they come from, and on which day: what selects the rules. */
export interface Route {
  /** ISO 3166 alpha-2 */
  destination: string;
  /** ISO 3166 alpha-2, the goods' country of origin */
  origin: string;
  /** Units of the destination's currency for one US dollar. */
  localPerUsd: Numeric;
  date: Day;
}

/** Taxes in local currency, unrounded. */
export interface Taxes {
  taxes: Tax[];
  total: Decimal;
}

/**
 * T(N): duties and taxes on a net value in local currency by the destination's rules of that day (decisions 5.2,
 * 5.8, 5.10). Brazil as for São Paulo; Mexico by the goods' origin. Unrounded.
 */
export function taxesOn(
  net: Numeric,
  route: Route,
): Result<Taxes, 'unsupported-destination' | 'value-over-simplified-regime'> {
  const { destination, origin, date } = route;
  const localPerUsd = decimal(route.localPerUsd);
  const rules = DESTINATIONS.get(destination);
  if (!rules) return unsupported(destination);
  const bracket = bracketOf(rules.regime(date, origin), decimal(net), localPerUsd);
  if (!bracket) return overRegime(destination);
  const taxes = taxesIn(bracket, decimal(net), localPerUsd);
  return done({ taxes, total: sum(taxes.map(({ value }) => value)) });
}

export function unsupported(destination: string) {
  return refused('unsupported-destination', `There are no tax rules for ${destination}.`);
}

export function overRegime(destination: string) {
  return refused(
    'value-over-simplified-regime',
    `The value is above what the simplified import regime of ${destination} covers.`,
  );
}
