import { decimal, type Decimal } from '#money';
import type { Rate } from './rule-set.js';

/**
 * Parses a rate: a decimal, or a fraction of two decimals.
 * @throws RangeError on another text, and on a division by zero
 */
export function parseRate(rate: Rate): Decimal {
  const [over = '', under, ...rest] = rate.split('/');
  if (under === undefined) return decimal(over);
  const divisor = decimal(under);
  if (rest.length > 0 || divisor.isZero()) throw new RangeError(`not a rate: ${rate}`);
  return decimal(over).dividedBy(divisor);
}
