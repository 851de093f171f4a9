import { Decimal } from '#money';

/**
 * Drops the noise that divisions leave behind the 20th decimal. An amount that is exactly a price ending or half a cent
 * must compare as equal to it, not as one part in 10^40 more.
 */
export function settle(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(20);
}

const NOISE = new Decimal('1e-15');

/** Is an amount above a limit? Noise of exchange rates, of shares and of an inverse does not count. */
export function exceeds(amount: Decimal, limit: Decimal): boolean {
  return amount.minus(limit).greaterThan(NOISE);
}
