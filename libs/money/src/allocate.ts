import { minorUnits } from './currency.js';
import { Decimal } from './decimal.js';

/** Divides one total over the lines, in their order. */
export type Allocation = (total: Decimal) => Decimal[];

/**
 * Divides rounded totals over lines to the cent (decision 5.9): each line gets its floor, and then one minor unit more
 * in order of remainder, the earlier line first on a tie. The shares add up to the total exactly, and each is within
 * one minor unit of its exact share.
 *
 * @param weights of the lines (unit price × quantity), 0 or more each
 * @param fallback weights for the case that all are 0 (the quantities)
 * @returns a function for totals of whole minor units, 0 or more; it throws RangeError for other totals, and for a
 * total above 0 if all weights are 0
 * @throws RangeError on a negative weight
 */
export function allocation(
  currency: string,
  weights: readonly Decimal[],
  fallback: readonly Decimal[] = [],
): Allocation {
  const digits = minorUnits(currency);
  const usable = [weights, fallback].find((candidate) => candidate.some((w) => !w.isZero()));
  const integers = usable?.length === weights.length ? toIntegers(usable) : undefined;
  const perUnit = powerOfTen(digits);
  const unit = powerOfTen(-digits);
  return (total) => {
    const units = wholeUnits(total, perUnit);
    if (units === 0n) return weights.map(() => ZERO);
    if (integers === undefined) throw new RangeError('nothing to share a total by');
    return shareUnits(units, integers).map((share) => new Decimal(share).times(unit));
  };
}

const ZERO = new Decimal(0);

function powerOfTen(exponent: number): Decimal {
  return new Decimal(`1e${exponent}`);
}

/** Uses only whole numbers, so that equal remainders compare as equal. */
function shareUnits(units: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((a, b) => a + b, 0n);
  const shares = weights.map((weight) => (units * weight) / whole);
  const remainders = weights.map((weight) => (units * weight) % whole);
  const remaining = Number(units - shares.reduce((a, b) => a + b, 0n));
  const byRemainder = [...shares.keys()].toSorted((a, b) =>
    compare(remainders[b]!, remainders[a]!),
  );
  for (const index of byRemainder.slice(0, remaining)) shares[index]! += 1n;
  return shares;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0; // the sort is stable: the earlier line stays first
  return a < b ? -1 : 1;
}

function wholeUnits(total: Decimal, perUnit: Decimal): bigint {
  const units = total.times(perUnit);
  if (!units.isInteger() || units.isNegative()) {
    throw new RangeError(`not a total that can be shared: ${total.toFixed()}`);
  }
  return BigInt(units.toFixed(0));
}

function toIntegers(weights: readonly Decimal[]): bigint[] {
  const places = Math.max(...weights.map((weight) => weight.decimalPlaces()));
  const scale = powerOfTen(places);
  return weights.map((weight) => {
    if (weight.isNegative() && !weight.isZero()) {
      throw new RangeError(`negative weight: ${weight.toFixed()}`);
    }
    return BigInt(weight.times(scale).toFixed(0));
  });
}
