import { Decimal } from '#money';

/**
 * Removes the noise of divisions after the 20th decimal. An amount that is exactly a price ending or half a cent must
 * compare as equal, not as larger by one part in 10^40.
 */
export function settle(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(20);
}

const NOISE = new Decimal('1e-15');

/** Returns whether an amount is above a limit, ignoring the noise of exchange rates, shares and inverses. */
export function exceeds(amount: Decimal, limit: Decimal): boolean {
  return amount.minus(limit).greaterThan(NOISE);
}
