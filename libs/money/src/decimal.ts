import { Decimal as Base } from 'decimal.js';

/**
 * Exact decimals for money, rates and weights (decision 1.7): 40 significant digits, ties away from zero. A separate
 * clone of decimal.js, which the settings of other users do not affect.
 */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP });
export type Decimal = Base;

/** The accepted forms of a decimal: JSON numbers, strings of `numeric` columns and event fields, decimals. */
export type Numeric = string | number | Decimal;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Reads a decimal. Strings are plain notation (`"1795.90"`), as Postgres and the events write them.
 * @throws RangeError on anything that is not a finite plain number
 */
export function decimal(value: Numeric): Decimal {
  if (value instanceof Decimal) return value;
  if (typeof value === 'string' && !PLAIN_NUMBER.test(value)) {
    throw new RangeError(`not a decimal: ${JSON.stringify(value)}`);
  }
  const parsed = new Decimal(value);
  if (!parsed.isFinite()) throw new RangeError(`not a decimal: ${String(value)}`);
  return parsed;
}

/**
 * Returns the number for a JSON answer, which is exact for every amount below 10^11 with 4 decimals, because 15 digits
 * fit a double.
 */
export function toAmount(value: Decimal): number {
  return value.toNumber() + 0; // minus zero would print as -0 in logs and fail equality
}

/** Returns the canonical plain text for events and `numeric` columns: no exponent, no trailing zeros, no minus zero. */
export function toText(value: Decimal): string {
  return value.toFixed();
}

/** Returns the exact sum; 0 for an empty list. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total: Decimal = new Decimal(0);
  for (const value of values) total = total.plus(value);
  return total;
}
