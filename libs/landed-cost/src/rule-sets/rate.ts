import { decimal, type Decimal } from '#money';
import type { Rate } from './rule-set.js';

/**
 * Reads a rate: a decimal, or a fraction of two.
 * @throws RangeError on another text, and on a fraction of zero
 */
export function parseRate(rate: Rate): Decimal {
  const [over = '', under, ...rest] = rate.split('/');
  if (under === undefined) return decimal(over);
  const divisor = decimal(under);
  if (rest.length > 0 || divisor.isZero()) throw new RangeError(`not a rate: ${rate}`);
  return decimal(over).dividedBy(divisor);
}
