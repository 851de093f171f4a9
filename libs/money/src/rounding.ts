import { minorUnits } from './currency.js';
import { Decimal, decimal, type Numeric } from './decimal.js';

/** Rounds half up to the currency's minor units (decision 1.7). @throws RangeError on an unknown currency */
export function roundMoney(amount: Numeric, currency: string): Decimal {
  return halfUp(amount, minorUnits(currency));
}

/** Kilograms, 3 decimals, half up (decision 1.7). */
export function roundWeight(kilograms: Numeric): Decimal {
  return halfUp(kilograms, 3);
}

/** Exchange rates, 6 decimals, half up (decision 1.7). */
export function roundRate(rate: Numeric): Decimal {
  return halfUp(rate, 6);
}

function halfUp(value: Numeric, digits: number): Decimal {
  return decimal(value).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP);
}
