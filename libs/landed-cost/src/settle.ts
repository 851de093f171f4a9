import type { Decimal } from '#money';

/**
 * Drops the noise that divisions leave behind the 20th decimal. An amount that is exactly a price ending, a bracket's
 * limit or half a cent must compare as equal to it, not as one part in 10^40 more.
 */
export function settle(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(20);
}
