import { roundRate, sum, type Decimal } from '#money';
import type { Tax, TaxShare } from './rule-sets/taxes-in.js';

/**
 * One tax in local currency, as prices and orders show it: its rate with 6 decimals, since the law may have a fraction. A
 * fixed amount has neither rate nor base.
 */
export interface ShownTax extends Pick<Tax, 'name' | 'kind' | 'rate' | 'value'> {
  base?: Decimal;
  collectedBy: TaxShare['collectedBy'];
}

/** One for each collector of the tax. */
export function shownTaxes({ name, kind, shares }: Tax): ShownTax[] {
  const collected = Map.groupBy(shares, ({ collectedBy }) => collectedBy);
  return [...collected].map(([collectedBy, own]) => {
    const rate = own[0]?.rate;
    const bases = own.flatMap(({ base }) => base ?? []);
    return {
      name,
      kind,
      ...(rate && own.every((one) => one.rate?.equals(rate)) && { rate: roundRate(rate) }),
      ...(bases.length > 0 && { base: sum(bases) }),
      value: sum(own.map(({ value }) => value)),
      collectedBy,
    };
  });
}
