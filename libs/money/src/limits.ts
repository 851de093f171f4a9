import { Decimal, decimal } from './decimal.js';
import type { Numeric } from './decimal.js';

const MONEY_LIMIT = new Decimal('1e11');
const MONEY_DECIMALS = 4;

/** Can this be taken in as money: below 10^11 either way and at most 4 decimals (decision 1.7)? False for NaN and infinities. */
export function fitsMoney(value: Numeric): boolean {
  return fitsDecimals(value, MONEY_DECIMALS) && decimal(value).abs().lessThan(MONEY_LIMIT);
}

/** Is this a finite number with at most so many decimals (weights 3, simulated quantities 3: decision 1.7)? */
export function fitsDecimals(value: Numeric, most: number): boolean {
  try {
    return decimal(value).decimalPlaces() <= most;
  } catch {
    return false;
  }
}
