import { Decimal, roundMoney, roundRate, sum } from '#money';
import type { RuleSet } from './rule-sets/rule-set.js';
import type { Tax, TaxShare } from './rule-sets/taxes-in.js';
import { settle } from './settle.js';

/**
 * One tax in local currency, as shown in prices and orders: `rate` × `base` + `adjustment`. A fixed amount has none of
 * the three. The rate has 6 decimals, because a law may use a fraction.
 */
export interface ShownTax extends Pick<Tax, 'name' | 'kind' | 'rate' | 'value'> {
  /** The base of the rate, including the tax itself if it is part of its own base. */
  base?: Decimal;
  /** The amount that a deduction (negative), a minimum or a maximum of the rules changes; absent if none applies. */
  adjustment?: Decimal;
  collectedBy: TaxShare['collectedBy'];
  /** The rule set or the duty rates approximate the law, or a duty rate is the default of its table. */
  estimate?: true;
}

/** Returns the charged taxes, one entry for each collector and rate. */
export function shownTaxes(taxes: readonly Tax[], { estimate = false }: RuleSet): ShownTax[] {
  return taxes
    .filter(({ informative }) => !informative)
    .flatMap(({ name, kind, shares }) =>
      [...Map.groupBy(shares, rateAndCollector).values()].map((group) => ({
        name,
        kind,
        ...amountsOf(group),
        collectedBy: group[0]!.collectedBy,
        ...((estimate || group.some((share) => share.estimate)) && { estimate: true as const }),
      })),
    );
}

/** Shares of one tax with the same key are shown together. */
export function rateAndCollector({ rate, collectedBy }: TaxShare): string {
  return `${rate?.toFixed() ?? ''} ${collectedBy}`;
}

/** @param shares of one rate, or fixed amounts */
function amountsOf(
  shares: readonly TaxShare[],
): Pick<ShownTax, 'rate' | 'base' | 'adjustment' | 'value'> {
  const value = sum(shares.map((share) => share.value));
  const rate = shares[0]?.rate;
  if (!rate) return { value };
  const adjustment = exactAdjustment(shares);
  return {
    rate: roundRate(rate),
    base: sum(shares.flatMap((share) => share.base ?? [])),
    ...(!adjustment.isZero() && { adjustment }),
    value,
  };
}

/** The amount by which the rules change `rate` × `base`, unrounded. @param shares of one rate */
export function exactAdjustment(shares: readonly TaxShare[]): Decimal {
  return settle(
    sum(
      shares.map(({ rate, base, value }) => (rate && base ? value.minus(base.times(rate)) : ZERO)),
    ),
  );
}

const ZERO = new Decimal(0);

/** The difference between a value and `rate` × `base`, in minor units. */
export function adjustmentOf(
  { rate, base, value }: Pick<ShownTax, 'rate' | 'base' | 'value'>,
  currency: string,
): Pick<ShownTax, 'adjustment'> {
  if (!rate || !base) return {};
  const adjustment = roundMoney(value.minus(rate.times(base)), currency);
  return adjustment.isZero() ? {} : { adjustment };
}

/** Rounds each amount once, to minor units of its currency. */
export function roundedTax({ base, adjustment, ...tax }: ShownTax, currency: string): ShownTax {
  const round = (amount: Decimal) => roundMoney(settle(amount), currency);
  const adjusted = adjustment && round(adjustment);
  return {
    ...tax,
    ...(base && { base: round(base) }),
    ...(adjusted && !adjusted.isZero() && { adjustment: adjusted }),
    value: round(tax.value),
  };
}
