import { roundRate, sum, type Decimal } from '#money';
import type { RuleSet } from './rule-sets/rule-set.js';
import type { Tax, TaxShare } from './rule-sets/taxes-in.js';

/**
 * One tax in local currency, as prices and orders show it: its rate with 6 decimals, since the law may have a fraction. A
 * fixed amount has neither rate nor base.
 */
export interface ShownTax extends Pick<Tax, 'name' | 'kind' | 'rate' | 'value'> {
  base?: Decimal;
  collectedBy: TaxShare['collectedBy'];
  /** The rule set or the duty rates approximate the law, or a duty rate is the default of its table. */
  estimate?: true;
}

/** The taxes that are charged, each once for each of its collectors. */
export function shownTaxes(taxes: readonly Tax[], { estimate = false }: RuleSet): ShownTax[] {
  return taxes
    .filter(({ informative }) => !informative)
    .flatMap(({ name, kind, shares }) =>
      [...Map.groupBy(shares, ({ collectedBy }) => collectedBy)].map(([collectedBy, own]) => ({
        name,
        kind,
        ...amountsOf(own),
        collectedBy,
        ...((estimate || own.some((share) => share.estimate)) && { estimate: true as const }),
      })),
    );
}

function amountsOf(shares: readonly TaxShare[]): Pick<ShownTax, 'rate' | 'base' | 'value'> {
  const rate = shares[0]?.rate;
  const bases = shares.flatMap(({ base }) => base ?? []);
  return {
    ...(rate && shares.every((one) => one.rate?.equals(rate)) && { rate: roundRate(rate) }),
    ...(bases.length > 0 && { base: sum(bases) }),
    value: sum(shares.map(({ value }) => value)),
  };
}
