import { minorUnits } from './currency.js';
import { Decimal } from './decimal.js';

/**
 * Computes the price of one unit, with as many decimals as the totals need (decision 6.7): at least those of the
 * currency, and enough that price × quantity, rounded to minor units, equals the line's total. The same applies to the
 * sum of all lines, whether each line is rounded or only the sum.
 *
 * @param total of the line, in whole minor units
 * @param quantity above 0
 * @param lines the number of lines that are added up
 */
export function unitPrice(
  total: Decimal,
  quantity: number,
  currency: string,
  lines: number,
): Decimal {
  const allowed = new Decimal(`0.5e-${minorUnits(currency)}`).dividedBy(lines);
  const exact = total.dividedBy(quantity);
  let price: Decimal;
  let digits = minorUnits(currency);
  do {
    price = exact.toDecimalPlaces(digits);
    digits += 1;
  } while (!price.times(quantity).minus(total).abs().lessThan(allowed));
  return price;
}
